/** The service's log: JSON lines on standard output. */
import { type Logger, pino } from 'pino';

/** Most of the lines, in bytes, that wait while they cannot be written; newer ones are dropped. */
const longestBacklog = 1_000_000;

/** Creates the log. While it cannot be written, as on a full disk, the service goes on; then the lines follow. */
export function standardLog(level: string): Logger {
  const destination = pino.destination({ maxLength: longestBacklog });
  destination.on('error', () => {
    // Pino's own, called at the end of the process, would try for ever.
    destination.flushSync = () => {};
  });
  return pino({ level }, destination);
}

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

/** The same log, whose errors leave out the rows and values that PostgreSQL quotes: they are words of visitors. */
export const withoutRows = (log: Logger): Logger =>
  log.child(
    {},
    { serializers: { err: pino.stdSerializers.wrapErrorSerializer(({ detail, where, ...error }) => error) } },
  );

/** A service's log, for tests to read. */
import { type Level, pino } from 'pino';

/** Creates a log that records its lines, each as JSON, from this level up. */
export function recordLog(level: Level) {
  const lines: string[] = [];
  const log = pino({ level }, { write: (line: string) => lines.push(line) });
  return { log, lines };
}

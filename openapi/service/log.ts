/** Log lines, as JSON on standard output. */
import { type Logger, pino } from 'pino';
import type { ServiceConfig } from './config.ts';

/** A logger at the level of LOG_LEVEL. */
export const createLog = ({ logLevel }: Pick<ServiceConfig, 'logLevel'>): Logger => pino({ level: logLevel });

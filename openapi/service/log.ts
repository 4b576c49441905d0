/** Log lines, as JSON on standard output. */
import { type Logger, pino } from 'pino';
import type { ServiceConfig } from './config.ts';

/** A log of the level that LOG_LEVEL asks for. */
export const createLog = ({ logLevel }: Pick<ServiceConfig, 'logLevel'>): Logger => pino({ level: logLevel });

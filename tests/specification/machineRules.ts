import type { MachineName } from '../../machines/index.ts';
import type { MachineRules } from './format.ts';
import * as all from './machines/index.ts';

/** The rows of every machine; a machine without rows does not compile. */
export const machineRules: Readonly<Record<MachineName, MachineRules>> = all;

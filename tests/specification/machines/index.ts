import type { MachineName } from '../../../machines/index.ts';
import type { MachineRules } from '../format.ts';
import * as careers from './careers.ts';
import { enquiry } from './enquiry.ts';
import * as motion from './motion.ts';
import * as pages from './pages.ts';
import * as shell from './shell.ts';

/** The rules of each machine. A machine without rules does not compile. */
export const machineRules: Readonly<Record<MachineName, MachineRules>> = {
  ...careers,
  enquiry,
  ...motion,
  ...pages,
  ...shell,
};

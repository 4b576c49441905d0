import { after, done, failed, type MachineRules } from '../format.ts';

const offline = new TypeError('Failed to fetch');
const retry = { type: 'retry.pressed', isScriptMissing: true };
const redraw = { type: 'retry.pressed', isScriptMissing: false };
const drawn = { does: ['drawAgain'] };

export const errorScreen: MachineRules = {
  rules: ['ERROR-5'],
  start: 'offering',
  states: [
    {
      in: 'offering',
      by: [],
      on: [
        [retry, 'asking', { starts: ['askServer'] }],
        [redraw, 'offering', drawn],
      ],
    },
    {
      in: 'asking',
      by: [retry],
      on: [
        [done('askServer', 200), 'offering', { does: ['openDocument'] }],
        [done('askServer', 404), 'offering', { does: ['openDocument'] }],
        [done('askServer', 499), 'offering', { does: ['openDocument'] }],
        // A document of the server's error would take the page's header and footer away.
        [done('askServer', 500), 'offering', drawn],
        [failed('askServer', offline), 'offering', drawn],
        [after(5_000), 'offering', drawn],
      ],
      ignores: [retry, redraw],
    },
  ],
};

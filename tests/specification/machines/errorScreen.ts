import { after, done, failed, type MachineRules } from '../format.ts';

const offline = new TypeError('Failed to fetch');
const retry = { type: 'retry.pressed', isChunkError: true };
const rerender = { type: 'retry.pressed', isChunkError: false };
const rendered = { does: ['renderAgain'] };

/** ERROR-5 */
export const errorScreen: MachineRules = {
  start: 'offering',
  states: [
    {
      in: 'offering',
      by: [],
      on: [
        [retry, 'checking', { starts: ['checkServer'] }],
        [rerender, 'offering', rendered],
      ],
    },
    {
      in: 'checking',
      by: [retry],
      on: [
        [done('checkServer', 200), 'offering', { does: ['openDocument'] }],
        [done('checkServer', 404), 'offering', { does: ['openDocument'] }],
        [done('checkServer', 499), 'offering', { does: ['openDocument'] }],
        // A document of the server's error would take the page's header and footer away.
        [done('checkServer', 500), 'offering', rendered],
        [failed('checkServer', offline), 'offering', rendered],
        [after(5_000), 'offering', rendered],
      ],
    },
  ],
};

import { setup } from 'xstate';

type DockEvent = { type: 'field.focused' } | { type: 'field.left' };

/**
 * The dock as a whole, around the chat link and the way back to the top.
 *
 *     present ⇄ aside
 *
 * Aside while a field has the focus: it would cover the field and its error message.
 */
export const dockMachine = setup({
  types: { events: {} as DockEvent },
}).createMachine({
  id: 'dock',
  initial: 'present',
  states: {
    present: {
      description: 'No field has the focus; each of the two shows as its own machine says.',
      on: { 'field.focused': 'aside' },
    },
    aside: {
      description: 'A field has the focus; neither of the two is shown.',
      on: { 'field.left': 'present' },
    },
  },
});

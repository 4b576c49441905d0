import { setup } from 'xstate';
import { type StillnessEvent, stillness } from './stillness.ts';

/**
 * A strip of logos that scrolls to the left without end.
 *
 *     pointer × focus × control × page × motion
 *
 * It moves while no region holds it (SPECIFICATION 4: strips pause while hovered; RULINGS R20). How fast is the view's:
 * 60 or 120 px a second (RULINGS R14).
 */
export const logoStripMachine = setup({
  types: { events: {} as StillnessEvent, tags: {} as 'held' },
}).createMachine({
  id: 'logoStrip',
  type: 'parallel',
  states: stillness,
});

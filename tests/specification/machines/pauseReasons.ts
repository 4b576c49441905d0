/** Each reason to pause, a region by itself: the event and state that begin it, and the event and state that end it. */
export const pauses = [
  ['pointer.entered', 'pointer.over', 'pointer.left', 'pointer.away'],
  ['focus.entered', 'focus.inside', 'focus.left', 'focus.outside'],
  ['control.pressed', 'control.paused', 'control.pressed', 'control.running'],
  ['page.hidden', 'page.hidden', 'page.shown', 'page.visible'],
  ['motion.reduced', 'motion.reduced', 'motion.allowed', 'motion.full'],
] as const;

/** No reason to pause. */
export const running = 'pointer.away focus.outside control.running page.visible motion.full';

/** Lazily loaded scripts, and error messages. */

/** The folder of scripts, on the site's own origin. */
export const scriptsPath = 'static/js/';

export const chunk = {
  failures: ['error', 'timeout', 'missing'],
  /** The beginning of the error's message, and the word before the failure in it. */
  message: ['Loading chunk', 'failed'],
} as const;

export const errorScreen = { heading: 'Unexpected Application Error!' } as const;

/** The alternative text of a missing picture. */
export const missingPicture = 'Image not found';

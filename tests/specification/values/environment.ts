/** Build-time settings, lazily loaded scripts, and error messages. */

/** The variables that the build reads, each with its setting. */
export const variables = {
  VITE_SITE_ORIGIN: 'siteOrigin',
  VITE_API_BASE: 'apiBase',
  VITE_BEHAVIOUR: 'behaviour',
  VITE_VITALS_URL: 'vitalsUrl',
} as const;

/** Settings without these variables. Web vitals are then sent nowhere. */
export const defaults = { apiBase: '/api', behaviour: 'specified', vitalsUrl: null } as const;

export const behaviours = ['specified', 'assisted'] as const;

/** The folder of scripts, on the site's own origin. */
export const scriptsPath = 'static/js/';

export const chunk = {
  /** ms */
  timeout: 120_000,
  failures: ['error', 'timeout', 'missing'],
  /** The beginning of the error's message, and the word before the failure in it. */
  message: ['Loading chunk', 'failed'],
} as const;

export const errorScreen = { heading: 'Unexpected Application Error!' } as const;

/** The alternative text of a missing picture. */
export const missingPicture = 'Image not found';

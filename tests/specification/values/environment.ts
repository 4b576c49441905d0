/** Build-time settings, scripts that load later, and what errors say. */

/** The variables that the build reads, each with the setting it gives. */
export const variables = {
  VITE_SITE_ORIGIN: 'siteOrigin',
  VITE_API_BASE: 'apiBase',
  VITE_BEHAVIOUR: 'behaviour',
  VITE_VITALS_URL: 'vitalsUrl',
} as const;

/** What holds without them. Web vitals are then reported nowhere. */
export const defaults = { apiBase: '/api', behaviour: 'specified', vitalsUrl: null } as const;

export const behaviours = ['specified', 'assisted'] as const;

/** Where scripts are served from, on the site's own origin. */
export const scriptsPath = 'static/js/';

export const chunk = {
  /** ms */
  timeout: 120_000,
  failures: ['error', 'timeout', 'missing'],
  /** How the error's message begins, and the word that stands in it before the failure. */
  message: ['Loading chunk', 'failed'],
} as const;

export const errorScreen = { heading: 'Unexpected Application Error!' } as const;

/** The alternative text of a picture that does not arrive. */
export const missingPicture = 'Image not found';

import type { Behaviour } from '../machines/behaviour.ts';

/** Build-time settings from the environment, checked by `readSettings` in `settings.build.ts`. */
export interface Settings {
  /** Origin of the built site: scheme, host and port, without a trailing slash. */
  siteOrigin: string;
  /** Base of the two calls: a path on the same origin, or an absolute URL. No trailing slash. */
  apiBase: string;
  behaviour: Behaviour;
  /** Address for web vitals; null sends none (HOST-2). */
  vitalsUrl: string | null;
}

declare const __SETTINGS__: Settings;

export const settings: Settings = __SETTINGS__;

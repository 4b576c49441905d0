/** What the environment decides at build time; `readSettings` in `settings.build.ts` has checked it. */
export interface Settings {
  /** Where the built site will live: scheme, host and port, without a trailing slash. */
  siteOrigin: string;
  /** Where the two calls go: a path on the same origin, or an absolute URL. No trailing slash. */
  apiBase: string;
  /** 'assisted' adds the improvements that contradict a rule (OWNER-5). */
  behaviour: 'specified' | 'assisted';
  /** Where web vitals are reported; nowhere when null (HOST-2). */
  vitalsUrl: string | null;
}

declare const __SETTINGS__: Settings;

export const settings: Settings = __SETTINGS__;

import type { InspectionEvent } from 'xstate';

declare global {
  interface Window {
    /** The machine room offers this to the page in its frame, which calls it once. */
    inspectMachines?: (page: Window & typeof globalThis) => (event: InspectionEvent) => void;
  }
}

/**
 * The options of every actor, alone or spread: `useMachine(machine, { ...inspection, input })`.
 * Empty, and free, unless the page was opened with `?inspect`.
 */
export const inspection: { inspect?: (event: InspectionEvent) => void } = {};

/**
 * `?inspect` opens the Stately inspector, `?inspect=console` prints every transition that is taken.
 * Must be awaited before the first actor is created.
 */
export async function startInspection(search: string): Promise<void> {
  // A frame of another origin has no `frameElement`. Builds leave this line out.
  if (import.meta.env.DEV && window.frameElement)
    Object.assign(inspection, { inspect: window.parent.inspectMachines?.(window) });
  const mode = new URLSearchParams(search).get('inspect');
  if (mode === null) return;
  try {
    const { createInspect } = await import('./inspectors.ts');
    inspection.inspect = createInspect(mode);
  } catch (error) {
    // The page works without its inspector.
    console.error(error);
  }
}

import { createBrowserInspector } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { applicationFields } from '../machines/careerApplication.machine.ts';
import { enquiryFields } from '../machines/enquiry.machine.ts';
import { nameOf } from '../machines/transitions.ts';
import type { WallName } from './theme/walls.ts';

/** Prints every transition taken: what model-based browser tests read. */
function printTransitions(inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.microstep') return;
  for (const transition of inspected._transitions) console.debug(`walked ${nameOf(transition)}`);
}

/** How deep a snapshot is copied for the inspector's window. */
const DEPTH_LIMIT = 20;
const SCRUBBED = '(scrubbed)';

/** What visitors type or choose, told by the company it keeps: the key that only such an object has, and the fields. */
const typedIn: readonly { sign: string; fields: readonly string[] }[] = [
  { sign: 'companyName', fields: enquiryFields },
  { sign: 'contactNumber', fields: [...applicationFields, 'contactNumber'] },
  { sign: 'contactText', fields: ['contactText'] },
  // A file: name, type, size.
  { sign: 'size', fields: ['name'] },
];

/** The fields of an object that a visitor has filled. */
function typedFields(source: object): readonly string[] {
  if ('type' in source && source.type === 'field.changed') return ['value'];
  return typedIn.find(({ sign }) => sign in source)?.fields ?? [];
}

/**
 * A plain copy for another window, with whatever a visitor typed or chose taken out. Serialising is the only place
 * where nothing slips past.
 */
export function scrub(source: unknown, depth = 0, ancestors: readonly object[] = []): unknown {
  if (typeof source === 'function') return undefined;
  if (typeof source !== 'object' || source === null) return source;
  if (depth >= DEPTH_LIMIT || ancestors.includes(source)) return undefined;
  if (source instanceof Error) return { name: source.name, message: source.message };
  const copied = (value: unknown) => scrub(value, depth + 1, [...ancestors, source]);
  if (Array.isArray(source)) return source.map(copied);

  const hidden = typedFields(source);
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [
      key,
      hidden.includes(key) && value !== '' ? SCRUBBED : copied(value),
    ]),
  );
}

/** A bar at the foot of the page, because a browser blocks the inspector's window without an error. */
function offerToOpen(open: () => void): void {
  const bar = document.createElement('p');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Open the inspector';
  button.addEventListener('click', () => {
    open();
    bar.remove();
  });
  bar.setAttribute('role', 'status');
  bar.dataset.wall = 'raat' satisfies WallName;
  bar.append('The browser blocked the inspector’s window. ', button);
  Object.assign(bar.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '9',
    margin: '0',
    padding: '12px 16px',
  });
  document.body.append(bar);
}

/** The inspector for a mode: 'console' prints transitions and needs no network, anything else opens Stately's. */
export function createInspect(mode: string): (event: InspectionEvent) => void {
  if (mode === 'console') return printTransitions;
  let inspectorWindow: Window | null = null;
  const inspector = createBrowserInspector({
    autoStart: false,
    serialize: (event) => scrub(event) as typeof event,
    // The inspector keeps no word of whether its window opened, so the opening is watched here.
    window: new Proxy(window, {
      get: (page, key) => {
        if (key === 'open')
          return (...args: Parameters<Window['open']>) => (inspectorWindow = page.open(...args));
        const value = Reflect.get(page, key);
        return typeof value === 'function' ? value.bind(page) : value;
      },
    }),
  });
  inspector.start();
  if (inspectorWindow === null) offerToOpen(inspector.start);
  return (event) => inspector.inspect.next?.(event);
}

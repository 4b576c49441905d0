import type { StatelyInspectionEvent } from '@statelyai/inspect';
import type { InspectionEvent } from 'xstate';
import { actionOf, transitionName } from '../machines/transitions.ts';
import { inspectScrubbed } from './scrub.ts';
import type { WallName } from './theme/walls.ts';

const INSPECTOR = 'https://stately.ai/inspect';
/** The window's message once it listens. */
const CONNECTED = '@statelyai.connected';
/** ms; after this wait for the window, the page offers another way. */
const ANSWER_LIMIT = 5_000;

/** Prints every transition taken and every action executed, without their data. Model-based browser tests read it. */
function print(inspected: InspectionEvent): void {
  if (inspected.type === '@xstate.microstep')
    for (const transition of inspected._transitions)
      console.debug(`transition ${transitionName(transition)}`);
  const action = actionOf(inspected);
  if (action) console.debug(`action ${action.machineId}: ${action.type}`);
}

/** The address of this page with `?inspect=console`. */
function consoleAddress(): string {
  const address = new URL(window.location.href);
  address.searchParams.set('inspect', 'console');
  return address.href;
}

/** A bar at the foot of the page with the reason why no inspector opened. */
function createBar(open: () => void) {
  const bar = document.createElement('p');
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    textContent: 'Open the inspector',
    onclick: open,
  });
  const link = Object.assign(document.createElement('a'), {
    href: consoleAddress(),
    textContent: '?inspect=console',
  });
  for (const control of [button, link]) control.style.textDecoration = 'underline';
  bar.setAttribute('role', 'status');
  bar.dataset.wall = 'raat' satisfies WallName;
  Object.assign(bar.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '30',
    margin: '0',
    padding: '12px 16px',
  });
  return {
    show(reason: string) {
      bar.replaceChildren(
        `${reason} `,
        button,
        ', or print every transition, which needs no network: ',
        link,
        '. In the project, npm run machines shows, drives and rewinds every machine without a network.',
      );
      document.body.append(bar);
    },
    hide: () => bar.remove(),
  };
}

/** Stately's inspector in a window of its own. */
function inspectInWindow(): (event: InspectionEvent) => void {
  /** All of them, because a window may connect late, or be opened again; the library's own buffer drops the oldest. */
  const messages: StatelyInspectionEvent[] = [];
  const bar = createBar(open);
  let inspector: Window | null = null;
  let isConnected = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    inspector = window.open(INSPECTOR, 'xstateinspector');
    // Browsers block a window without an error.
    if (inspector === null) return bar.show('The browser blocked the inspector’s window.');
    bar.hide();
    timer = setTimeout(
      () => bar.show(`The inspector’s window has not answered for ${ANSWER_LIMIT / 1000} seconds.`),
      ANSWER_LIMIT,
    );
  }
  window.addEventListener('message', ({ data }) => {
    if (data?.type !== CONNECTED) return;
    isConnected = true;
    clearTimeout(timer);
    bar.hide();
    for (const message of messages) inspector?.postMessage(message, '*');
  });
  open();
  return inspectScrubbed((message) => {
    messages.push(message);
    if (isConnected) inspector?.postMessage(message, '*');
  });
}

/** The inspector for a mode: 'console' prints transitions and needs no network, anything else opens Stately's. */
export const createInspect = (mode: string): ((event: InspectionEvent) => void) =>
  mode === 'console' ? print : inspectInWindow();

import type { AnyMachineSnapshot } from 'xstate';
import { scrub } from '../inspectorMessages.ts';
import * as css from './Log.css.ts';
import { code } from './parts.css.ts';

/** The context of a snapshot, without visitors' words. */
export const ContextView = ({ snapshot }: { snapshot: AnyMachineSnapshot }) => (
  <pre className={`${code} ${css.json}`}>{JSON.stringify(scrub(snapshot.context), undefined, 2)}</pre>
);

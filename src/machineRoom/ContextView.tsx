import type { AnyMachineSnapshot } from 'xstate';
import { scrub } from '../inspectorMessages.ts';
import * as css from './Log.css.ts';
import { code, quiet } from './parts.css.ts';

/** Tags, invoked actors and context of a snapshot, without visitors' words. */
export function ContextView({ snapshot }: { snapshot: AnyMachineSnapshot }) {
  const { context, tags, children } = snapshot;
  const facts = [
    ['Tags', [...tags].join(', ')],
    ['Invoked', Object.keys(children).join(', ')],
  ] as const;
  return (
    <>
      <dl>
        {facts.map(([name, text]) => (
          <div key={name} className={css.fact}>
            <dt className={quiet}>{name}</dt>
            <dd className={code}>{text || 'none'}</dd>
          </div>
        ))}
      </dl>
      <pre className={`${code} ${css.json}`}>{JSON.stringify(scrub(context), undefined, 2)}</pre>
    </>
  );
}

import { useMachine } from '@xstate/react';
import { blogScrollMachine } from '../../../machines/blogScroll.machine.ts';
import { OffsetSentinel } from '../../actors/OffsetSentinel.tsx';
import { pathOf } from '../../actors/statePath.ts';
import { inspection } from '../../boot/inspect.ts';

/** Watches the article's first 300 px; renders nothing visible. */
export function BlogScroll() {
  const [snapshot, send] = useMachine(blogScrollMachine, { ...inspection });
  return (
    <>
      <OffsetSentinel height="300px" onCross={({ y }) => send({ type: 'page.scrolled', y })} />
      <span hidden data-flag="blogScroll" data-state={pathOf(snapshot.value)} />
    </>
  );
}

import { pathOf } from '../../actors/statePath.ts';
import { OffsetSentinel } from '../../ui/OffsetSentinel.tsx';
import { useBlogScroll } from './useBlogScroll.ts';

/** Watches the article's first 300 px; renders nothing visible. */
export function BlogScroll() {
  const [snapshot, send] = useBlogScroll();
  return (
    <>
      <OffsetSentinel height="300px" onCross={({ y }) => send({ type: 'page.scrolled', y })} />
      <span hidden data-flag="blogScroll" data-state={pathOf(snapshot.value)} />
    </>
  );
}

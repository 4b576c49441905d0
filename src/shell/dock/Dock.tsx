import { pathOf } from '../../actors/statePath.ts';
import { agency } from '../../content/agency.ts';
import { ArrowUp, Speech } from '../../ui/icons.tsx';
import { OffsetSentinel } from '../../ui/OffsetSentinel.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import * as css from './Dock.css.ts';
import { useChatButton } from './useChatButton.ts';
import { useDock } from './useDock.ts';
import { useScrollToTop } from './useScrollToTop.ts';

/** Two shortcuts at the page's lower edge: into the chat app (NAV-9), and back to the top (NAV-8). */
export function Dock() {
  const [dock] = useDock();
  const [chat, sendChat] = useChatButton();
  const [top, sendTop] = useScrollToTop();
  return (
    <>
      {/* Scrolled past 300 px (SCROLL-3), and past half the viewport (SCROLL-5). */}
      <OffsetSentinel height="300px" onCross={({ y }) => sendTop({ type: 'page.scrolled', y })} />
      <OffsetSentinel height="50dvh" onCross={(offset) => sendChat({ type: 'page.scrolled', ...offset })} />
      <aside className={css.dock} data-state={pathOf(dock.value)} aria-label="Shortcuts">
        <PlainButton
          className={css.shortcut}
          data-state={pathOf(top.value)}
          onClick={() => sendTop({ type: 'button.pressed' })}
        >
          <ArrowUp />
          <span className={css.label}>Back to top</span>
        </PlainButton>
        <a
          className={css.shortcut}
          href={agency.chatHref}
          target="_blank"
          rel="noopener"
          data-state={pathOf(chat.value)}
        >
          <span className={css.label}>
            Chat with us
            <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
          </span>
          <Speech />
        </a>
      </aside>
    </>
  );
}

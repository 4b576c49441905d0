import { OffsetSentinel } from '../../actors/OffsetSentinel.tsx';
import { agency } from '../../content/agency.ts';
import { ArrowUp, Speech } from '../../ui/icons.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { useChatButton, useDock, useScrollToTop } from './Actor.ts';
import * as css from './Dock.css.ts';

/** What floats at the page's lower edge: the way into the chat app, and the way back to the top (RULINGS R13). */
export function Dock() {
  const dock = useDock();
  const [chat, tellChat] = useChatButton();
  const [top, tellTop] = useScrollToTop();
  return (
    <>
      {/* Scrolled past 300 px, and past half the viewport (SPECIFICATION 9). */}
      <OffsetSentinel height="300px" onCross={({ y }) => tellTop({ type: 'page.scrolled', y })} />
      <OffsetSentinel height="50dvh" onCross={(offset) => tellChat({ type: 'page.scrolled', ...offset })} />
      <aside className={css.dock} data-state={dock} aria-label="Shortcuts">
        <PlainButton
          className={css.shortcut}
          data-state={top.value}
          onClick={() => tellTop({ type: 'button.pressed' })}
        >
          <ArrowUp />
          <span className={css.label}>Back to top</span>
        </PlainButton>
        <a
          className={css.shortcut}
          href={agency.chatHref}
          target="_blank"
          rel="noopener"
          data-state={chat.value}
        >
          <span className={css.label}>Chat with us</span>
          <Speech />
        </a>
      </aside>
    </>
  );
}

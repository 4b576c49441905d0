import { OffsetSentinel } from '../../actors/OffsetSentinel.tsx';
import { agency } from '../../content/agency.ts';
import { ArrowUp, Speech } from '../../ui/icons.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { useChatButton, useScrollToTop } from './Actor.ts';
import { dock, square } from './Dock.css.ts';

/** What floats at the page's lower edge: the way into the chat app, and the way back to the top (RULINGS R13). */
export function Dock() {
  const [chat, tellChat] = useChatButton();
  const [top, tellTop] = useScrollToTop();
  return (
    <>
      {/* Scrolled past 300 px, and past half the viewport (SPECIFICATION 9). */}
      <OffsetSentinel height="300px" onCross={({ y }) => tellTop({ type: 'page.scrolled', y })} />
      <OffsetSentinel height="50dvh" onCross={(offset) => tellChat({ type: 'page.scrolled', ...offset })} />
      <aside className={dock} aria-label="Shortcuts">
        <PlainButton
          className={square}
          data-state={top.value}
          onClick={() => tellTop({ type: 'button.pressed' })}
        >
          <VisuallyHidden>Back to top</VisuallyHidden>
          <ArrowUp />
        </PlainButton>
        <a className={square} href={agency.chatHref} target="_blank" rel="noopener" data-state={chat.value}>
          <VisuallyHidden>Chat with us</VisuallyHidden>
          <Speech />
        </a>
      </aside>
    </>
  );
}

import { blogWords } from '../../content/blog.ts';
import { TextAnimation } from '../../features/textAnimation/TextAnimation.tsx';
import { standfirst } from '../../theme/text.css.ts';
import { buttonRow } from '../../ui/Button.css.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { FitBlock } from '../../ui/FitBlock.tsx';
import { WindowBlock } from '../contact/WindowBlock.tsx';

const { closing } = blogWords;

/** The end of every article (BLOG-10): an invitation, and two ways on. */
export function ClosingBlock() {
  return (
    <WindowBlock labelledBy="closing">
      <TextAnimation>
        <FitBlock as="h2" id="closing" lines={closing.heading} />
      </TextAnimation>
      <p className={standfirst}>{closing.text}</p>
      <div className={buttonRow}>
        <ButtonLink to="/contact">{closing.contact}</ButtonLink>
        <ButtonLink to="/services" variant="outline">
          {closing.services}
        </ButtonLink>
      </div>
    </WindowBlock>
  );
}

import type { RefObject } from 'react';
import type { Application } from '../../../machines/careerApplication.machine.ts';
import { agency } from '../../content/agency.ts';
import { careersWords } from '../../content/careers.ts';
import { textLink } from '../../theme/text.css.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { MailLink } from '../../ui/MailLink.tsx';
import * as css from './CareerApplication.css.ts';
import { mailtoOf } from './mailto.ts';

const words = careersWords.form.notSent;

interface NotSentYetProps {
  ref: RefObject<HTMLElement | null>;
  application: Application;
}

/** After a valid application: offers it as an e-mail, and says that nothing has been sent (CAREER-14). */
export function NotSentYet({ ref, application }: NotSentYetProps) {
  return (
    <section
      ref={ref}
      className={css.notSent}
      aria-labelledby="not-sent"
      aria-describedby="not-sent-text"
      data-wall="genda"
      tabIndex={-1}
    >
      <h3 className={css.notSentHeading} id="not-sent">
        {words.heading}
      </h3>
      <p className={css.notSentText} id="not-sent-text">
        {words.text}
      </p>
      <ButtonAnchor href={mailtoOf(application)}>{words.link}</ButtonAnchor>
      <p className={css.notSentText}>
        {words.nothingOpens} <MailLink className={textLink} to={agency.hiringEmail} />.
      </p>
    </section>
  );
}

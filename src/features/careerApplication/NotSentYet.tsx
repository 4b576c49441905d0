import { useEffect, useRef } from 'react';
import type { Application } from '../../../machines/careerApplication.machine.ts';
import { careersWords } from '../../content/careers.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import * as css from './ApplicationView.css.ts';
import { mailtoOf } from './mailto.ts';

const words = careersWords.form.notSent;

/** After a valid application, assisted: offers it as an e-mail, and says that nothing has been sent (RULINGS R8). */
export function NotSentYet({ application }: { application: Application }) {
  const panel = useRef<HTMLElement>(null);
  // It appears below the button that was pressed: reading goes on there.
  useEffect(() => panel.current?.focus(), []);
  return (
    <section ref={panel} className={css.notSent} aria-labelledby="not-sent" data-wall="genda" tabIndex={-1}>
      <h3 className={css.notSentHeading} id="not-sent">
        {words.heading}
      </h3>
      <p className={css.notSentText}>{words.text}</p>
      <ButtonAnchor href={mailtoOf(application)}>{words.link}</ButtonAnchor>
    </section>
  );
}

import { type MouseEvent, memo, useId, useMemo } from 'react';
import type { EventFromLogic } from 'xstate';
import type { careersCardsMachine } from '../../../machines/careersCards.machine.ts';
import { APPLICATION, careersWords } from '../../content/careers.ts';
import type { Job } from '../../content/types.ts';
import type { WallName } from '../../theme/walls.ts';
import { tightButtonRow } from '../../ui/Button.css.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { useHydrated } from '../../ui/useHydrated.ts';
import * as css from './CareersCards.css.ts';
import * as detailsCss from './Details.css.ts';
import { EmptyWindow, type EmptyWindowKind } from './EmptyWindow.tsx';

const { openings, terms } = careersWords;
const facts = ['location', 'experience', 'salary', 'postDate'] as const;
const lists = ['responsibilities', 'requirements'] as const;

interface SideProps {
  job: Job;
  /** The id of its heading, which names it and its controls. */
  id: string;
  /** A control of the card was pressed. */
  onFlip: () => void;
  onApply: (event: MouseEvent) => void;
}

// Both sides are memoised, so that a flip renders neither.

const FaceWords = memo(function FaceWords({ job, id, onFlip, onApply }: SideProps) {
  return (
    <div className={css.words}>
      <h3 className={css.title} id={id}>
        {job.title}
      </h3>
      <dl className={css.facts}>
        {facts.map((fact) => (
          <div key={fact} className={css.fact}>
            <dt className={css.term}>{terms[fact]}</dt>
            <dd className={css.value}>{job[fact]}</dd>
          </div>
        ))}
      </dl>
      <div className={tightButtonRow}>
        <span className={css.needsScript}>
          <Button variant="outline" aria-describedby={id} onClick={onFlip} data-flip="">
            {openings.details}
          </Button>
        </span>
        <ButtonAnchor href={`#${APPLICATION}`} aria-describedby={id} onClick={onApply}>
          {openings.apply}
        </ButtonAnchor>
      </div>
    </div>
  );
});

const DetailsWords = memo(function DetailsWords({ job, id, onFlip, onApply }: SideProps) {
  return (
    <>
      <h3 className={detailsCss.titleAgain} id={id}>
        {job.title}
      </h3>
      <div className={detailsCss.close}>
        <Button variant="outline" aria-describedby={id} onClick={onFlip} data-flip="">
          {openings.close}
        </Button>
      </div>
      <div className={detailsCss.lists}>
        {lists.map((list) => (
          <div key={list}>
            <h4 className={detailsCss.listHeading}>{terms[list]}</h4>
            <ul className={detailsCss.list}>
              {job[list].map((item) => (
                <li key={item} className={detailsCss.item}>
                  {item}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <div className={detailsCss.apply}>
        <ButtonAnchor href={`#${APPLICATION}`} aria-describedby={id} onClick={onApply}>
          {openings.apply}
        </ButtonAnchor>
      </div>
    </>
  );
});

interface JobCardProps {
  job: Job;
  wall: WallName;
  kind: EmptyWindowKind;
  isExpanded: boolean;
  send: (event: EventFromLogic<typeof careersCardsMachine>) => void;
}

/** One opening: its face, and its details on the other side. Only the visible side is reachable. */
export const JobCard = memo(function JobCard({ job, wall, kind, isExpanded, send }: JobCardProps) {
  const id = useId();
  // Without a script both sides stand one under the other, so neither may be inert.
  const isHydrated = useHydrated();

  const handlers = useMemo(() => {
    const card = job.title;
    return {
      details: () => send({ type: 'details.pressed', card }),
      close: () => send({ type: 'close.pressed' }),
      card: () => send({ type: 'card.pressed', card }),
      apply: (event: MouseEvent) => {
        // With one of these keys the link opens in another tab or window, or is downloaded.
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        send({ type: 'apply.pressed' });
      },
    };
  }, [send, job.title]);

  /** A click anywhere on the card, except on its controls and at the end of a text selection. */
  const pressed = ({ target, detail }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('a, button') !== null;
    // The second click of a double click on Details would already hit the other side.
    if (isControl || detail > 1 || !window.getSelection()?.isCollapsed) return;
    handlers.card();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the Close button
    <li className={css.card} data-wall={wall} data-side={isExpanded ? 'details' : 'face'} onClick={pressed}>
      <article className={css.face} data-wall={wall} aria-labelledby={id} inert={isExpanded}>
        <EmptyWindow kind={kind} />
        <FaceWords job={job} id={id} onFlip={handlers.details} onApply={handlers.apply} />
      </article>
      <article
        className={css.details}
        data-wall={wall}
        aria-labelledby={`${id}-details`}
        inert={isHydrated && !isExpanded}
      >
        <DetailsWords job={job} id={`${id}-details`} onFlip={handlers.close} onApply={handlers.apply} />
      </article>
    </li>
  );
});

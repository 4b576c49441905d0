import { type MouseEvent, memo, useId, useMemo, useRef } from 'react';
import { useAlive } from '../../actors/alive.ts';
import { careersWords } from '../../content/careers.ts';
import type { Job } from '../../content/types.ts';
import type { WallName } from '../../theme/walls.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import * as css from './CareersCardsView.css.ts';
import * as detailsCss from './Details.css.ts';
import { EmptyWindow, type EmptyWindowKind } from './EmptyWindow.tsx';
import type { Tell } from './useCareersCards.ts';
import { useTurn } from './useTurn.ts';

const { openings, terms } = careersWords;
const facts = ['location', 'experience', 'salary', 'postDate'] as const;
const lists = ['responsibilities', 'requirements'] as const;

interface SideProps {
  job: Job;
  /** The id of its heading, which names it and its controls. */
  id: string;
  /** The id of the form that Apply Now leads to, with or without a script. */
  form: string;
  /** Tells that one of its controls was pressed. */
  onTurn: () => void;
  onApply: (event: MouseEvent) => void;
}

// Both sides stay what they are while the card turns, which is not to cost it anything.

const FaceWords = memo(function FaceWords({ job, id, form, onTurn, onApply }: SideProps) {
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
      <div className={css.ways}>
        <span className={css.needsScript}>
          <Button variant="outline" aria-describedby={id} onClick={onTurn} data-turns="">
            {openings.details}
          </Button>
        </span>
        <ButtonAnchor href={`#${form}`} aria-describedby={id} onClick={onApply}>
          {openings.apply}
        </ButtonAnchor>
      </div>
    </div>
  );
});

const DetailsWords = memo(function DetailsWords({ job, id, form, onTurn, onApply }: SideProps) {
  return (
    <>
      <h3 className={detailsCss.titleAgain} id={id}>
        {job.title}
      </h3>
      <div className={detailsCss.close}>
        <Button variant="outline" aria-describedby={id} onClick={onTurn} data-turns="">
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
        <ButtonAnchor href={`#${form}`} aria-describedby={id} onClick={onApply}>
          {openings.apply}
        </ButtonAnchor>
      </div>
    </>
  );
});

interface JobCardProps {
  job: Job;
  wall: WallName;
  window: EmptyWindowKind;
  form: string;
  isExpanded: boolean;
  tell: Tell;
}

/** One opening: its face, and its details on the other side. Only the side that is turned to the reader can be reached. */
export const JobCard = memo(function JobCard({
  job,
  wall,
  window: kind,
  form,
  isExpanded,
  tell,
}: JobCardProps) {
  const id = useId();
  // Until the script is there nothing is taken out of reach.
  const isAlive = useAlive();
  const card = useRef<HTMLLIElement>(null);
  useTurn(card, isExpanded);

  const told = useMemo(() => {
    const telling = (type: Parameters<Tell>[0]['type']) => () =>
      tell({ type, card: job.title }, card.current);
    const apply = telling('apply.pressed');
    return {
      details: telling('details.pressed'),
      close: telling('close.pressed'),
      card: telling('card.pressed'),
      apply: (event: MouseEvent) => {
        event.preventDefault();
        apply();
      },
    };
  }, [tell, job.title]);

  /** A click anywhere on the card; what works by itself, and words that were selected, are left alone. */
  const pressed = ({ target, detail }: MouseEvent) => {
    const isControl = target instanceof Element && target.closest('a, button') !== null;
    // The second half of a double click on Details already meets the other side.
    if (isControl || detail > 1 || !window.getSelection()?.isCollapsed) return;
    told.card();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has the Close button
    <li
      ref={card}
      className={css.card}
      data-wall={wall}
      data-side={isExpanded ? 'details' : 'face'}
      onClick={pressed}
    >
      <article className={css.face} data-wall={wall} aria-labelledby={id} inert={isExpanded}>
        <EmptyWindow kind={kind} />
        <FaceWords job={job} id={id} form={form} onTurn={told.details} onApply={told.apply} />
      </article>
      <article
        className={css.details}
        data-wall={wall}
        aria-labelledby={`${id}-details`}
        inert={isAlive && !isExpanded}
      >
        <DetailsWords job={job} id={`${id}-details`} form={form} onTurn={told.close} onApply={told.apply} />
      </article>
    </li>
  );
});

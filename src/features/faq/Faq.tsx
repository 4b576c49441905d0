import { useRef } from 'react';
import { pathOf } from '../../actors/statePath.ts';
import type { Question } from '../../content/types.ts';
import * as css from './Faq.css.ts';
import { useFaq } from './useFaq.ts';

/** An arch with someone behind its sill, who comes up when the question is opened. */
function Neighbour() {
  return (
    <svg viewBox="0 0 64 64" width="36" height="36" aria-hidden="true">
      <circle className={css.head} cx="32" cy="32" r="11" />
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M4 62V30a28 28 0 0 1 56 0v32ZM12 46V30a20 20 0 0 1 40 0v16Z"
      />
    </svg>
  );
}

function Item({ question, answer }: Question) {
  const details = useRef<HTMLDetailsElement>(null);
  const [snapshot, send] = useFaq(details);
  return (
    <details
      ref={details}
      className={css.item}
      data-state={pathOf(snapshot.value)}
      onToggle={({ currentTarget: { open } }) => send({ type: open ? 'question.opened' : 'question.closed' })}
    >
      <summary className={css.question}>
        {question}
        <Neighbour />
      </summary>
      <p className={css.answer}>{answer}</p>
    </details>
  );
}

/** Collapsible questions as ruled rows; any number of them may be open. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className={css.list}>
      {questions.map((item) => (
        <Item key={item.question} {...item} />
      ))}
    </div>
  );
}

import { useId } from 'react';
import { head, loader, room } from './Loader.css.ts';
import { ARCH } from './Mark.tsx';

/** The mark, with a person looking out of it. Decorative: the text beside it names the wait. */
export function Loader() {
  const opening = useId();
  return (
    <svg className={loader} viewBox="0 0 64 64" aria-hidden="true">
      <clipPath id={opening}>
        <path d="M16 38V30a16 16 0 0 1 32 0v8Z" />
      </clipPath>
      <g clipPath={`url(#${opening})`}>
        <path className={room} d="M16 38V30a16 16 0 0 1 32 0v8Z" />
        <circle className={head} cx="32" cy="29" r="9" />
      </g>
      <path fill="currentColor" fillRule="evenodd" d={ARCH} />
    </svg>
  );
}

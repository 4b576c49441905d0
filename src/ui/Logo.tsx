import { sprite, symbols } from '../media/sprites/logos.gen.ts';

/** A client's slug in `content/clients.ts`. */
export type LogoName = keyof typeof symbols;

interface LogoProps {
  name: LogoName;
  /** The client's name, read aloud; empty where the name stands beside it, or in a strip's second copy. */
  label: string;
  /** px. 38 in strips, 28 on small screens; styles may overrule it. */
  height?: number;
  className?: string;
}

/** A client's mark, in the colour of the text around it. */
export function Logo({ name, label, height = 38, className }: LogoProps) {
  const symbol = symbols[name];
  const width = Math.round((symbol.width / symbol.height) * height);
  return (
    <svg
      viewBox={`0 0 ${symbol.width} ${symbol.height}`}
      width={width}
      height={height}
      className={className}
      role={label ? 'img' : 'presentation'}
      aria-label={label || undefined}
      aria-hidden={label === ''}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

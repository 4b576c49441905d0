import { sprite, type symbols } from '../media/sprites/industries.gen.ts';

/** An industry's slug in `content/industries.ts`. */
export type IndustryName = keyof typeof symbols;

interface IndustryIconProps {
  name: IndustryName;
  /** px */
  size?: number;
  className?: string;
}

/** A window with one thing of the trade in it; decorative, its name stands beside it. */
export function IndustryIcon({ name, size = 96, className }: IndustryIconProps) {
  return (
    <svg viewBox="0 0 96 96" width={size} height={size} className={className} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

import { sprite, type views } from '../media/sprites/industries.gen.ts';

/** An industry's slug in `content/industries.ts`. */
export type IndustryName = keyof typeof views;

interface IndustryIconProps {
  name: IndustryName;
  /** px */
  size?: number;
  className?: string;
}

/** A window with one thing of the trade in it; decorative, its name stands beside it. */
export function IndustryIcon({ name, size = 96, className }: IndustryIconProps) {
  return (
    <img src={`${sprite}#${name}`} width={size} height={size} alt="" loading="lazy" className={className} />
  );
}

import { sprite, views } from '../media/sprites/logos.gen.ts';
import { Image } from './Image.tsx';
import * as css from './Logo.css.ts';

/** A client's slug in `content/clients.ts`. */
type LogoName = keyof typeof views;

interface LogoProps {
  name: LogoName;
  /** The client's name, read aloud; empty where the name stands beside it, or in a strip's second copy. */
  label: string;
  /** px. 38 in strips, 28 on small screens; styles may overrule it. */
  height?: number;
  className?: string;
}

/** A client's logo, in the colour of the text. One file has them all; it loads when the first comes near. */
export function Logo({ name, label, height = 38, className = '' }: LogoProps) {
  const view = views[name];
  return (
    <Image
      src={`${sprite}#${name}`}
      width={Math.round((view.width / view.height) * height)}
      height={height}
      alt={label}
      loading="lazy"
      className={`${css.logo} ${className}`}
    />
  );
}

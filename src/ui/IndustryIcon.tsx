import { sprite, type views } from '../media/sprites/industries.gen.ts';
import { Image } from './Image.tsx';

/** An industry's slug in `content/industries.ts`. */
type IndustryName = keyof typeof views;

/** The icon of an industry. Decorative: its name stands beside it. */
export function IndustryIcon({ name }: { name: IndustryName }) {
  return <Image src={`${sprite}#${name}`} width={96} height={96} alt="" loading="lazy" />;
}

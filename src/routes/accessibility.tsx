import { accessibilityWords, meta as words } from '../content/accessibility.ts';
import { agency } from '../content/agency.ts';
import type { PageMeta } from '../content/pages.ts';
import { Statement } from '../ui/Statement.tsx';

export const meta: PageMeta = { ...words, canonical: '/accessibility', wall: 'chuna' };

export default function Accessibility() {
  return <Statement words={accessibilityWords} email={agency.email} />;
}

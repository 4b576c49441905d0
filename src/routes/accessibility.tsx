import { accessibilityWords } from '../content/accessibility.ts';
import { agency } from '../content/agency.ts';
import type { PageMeta } from '../content/pages.ts';
import { Statement } from '../ui/Statement.tsx';

export const meta: PageMeta = {
  title: `Accessibility - ${agency.name}, Gurgaon`,
  description:
    'How we keep this site usable for everybody: the standard we hold it to, what is tested and how, what is not done yet, and how to tell us of a barrier.',
  canonical: '/accessibility',
  wall: 'chuna',
};

export default function Accessibility() {
  return <Statement words={accessibilityWords} email={agency.email} />;
}

import { agency } from '../content/agency.ts';
import { dataProtection } from '../content/dataProtection.ts';
import type { PageMeta } from '../content/pages.ts';
import { privacyWords } from '../content/privacy.ts';
import { settings } from '../settings.ts';
import { Statement } from '../ui/Statement.tsx';

export const meta: PageMeta = {
  title: `Privacy - ${agency.name}, Gurgaon`,
  description:
    'What each form on this site asks for and why, where it goes, who sees it, how long it is kept, and how to see, correct or erase it.',
  canonical: '/privacy',
  wall: 'chuna',
};

/** The privacy page: use and erasure of visitors' data (PAGE-3). */
export default function Privacy() {
  return <Statement words={privacyWords(settings.vitalsUrl)} email={dataProtection.contact.email} />;
}

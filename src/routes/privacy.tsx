import { dataProtection } from '../content/dataProtection.ts';
import type { PageMeta } from '../content/pages.ts';
import { privacyWords, meta as words } from '../content/privacy.ts';
import { settings } from '../settings.ts';
import { Statement } from '../ui/Statement.tsx';

export const meta: PageMeta = { ...words, canonical: '/privacy', wall: 'chuna' };

/** The privacy page: use and erasure of visitors' data (PAGE-3). */
export default function Privacy() {
  return <Statement words={privacyWords(settings.vitalsUrl)} email={dataProtection.contact.email} />;
}

import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ChunkError } from '../actors/chunk.ts';
import { statusOf } from '../actors/statusOf.ts';
import { agency } from '../content/agency.ts';
import { lead } from '../theme/text.css.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import * as css from './ErrorScreen.css.ts';

/** An error's own words: its message, or the status text of an answer. */
function wordsOf(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return String(error);
}

/** ms; the wait for an answer of the site's server. */
const PATIENCE = 5_000;

/** True when the site's server answers for this page with anything but a server error. */
async function isReachable(): Promise<boolean> {
  const status = await statusOf(window.location.href, { signal: AbortSignal.timeout(PATIENCE) });
  return status !== undefined && status < 500;
}

/** Replaces a page that failed (ERROR-3, ERROR-5); header and footer stay. */
export function ErrorScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const [isTrying, setTrying] = useState(false);
  const tryAgain = async (button: HTMLElement) => {
    if (isTrying) return;
    setTrying(true);
    // A new document has current script names, and Firefox retries a failed script only in a new document.
    const isReloadable = error instanceof ChunkError && (await isReachable());
    // The visitor has left for another page.
    if (!button.isConnected) return;
    setTrying(false);
    if (isReloadable) return window.location.reload();
    reset();
    // A page that could not be loaded is requested again.
    void router.invalidate();
  };
  return (
    <section className={css.screen} data-wall="chuna" role="alert">
      <title>{`Unexpected Application Error! - ${agency.name}`}</title>
      <FitBlock
        as="h1"
        lines={['Unexpected', 'Application Error!']}
        smallLines={['Unexpected', 'Application', 'Error!']}
      />
      <p className={`${lead} ${css.message}`}>{wordsOf(error)}</p>
      <div className={css.ways}>
        <Button aria-disabled={isTrying} onClick={({ currentTarget }) => void tryAgain(currentTarget)}>
          {isTrying ? 'Trying again …' : 'Try again'}
        </Button>
        <ButtonLink to="/" variant="outline">
          Go Back to Home
        </ButtonLink>
      </div>
    </section>
  );
}

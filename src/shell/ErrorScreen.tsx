import { useRouter } from '@tanstack/react-router';
import { ChunkError } from '../actors/chunk.ts';
import { agency } from '../content/agency.ts';
import { lead } from '../theme/text.css.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { FitBlock } from '../ui/FitBlock.tsx';
import * as css from './ErrorScreen.css.ts';

/** What an error says about itself: its message, or the status text of an answer. */
function wordsOf(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return String(error);
}

/** In place of a page that failed (ERROR-3, ERROR-5); header and footer stay. */
export function ErrorScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  const tryAgain = () => {
    // A newer site has replaced the script, and only a new document knows by which.
    if (error instanceof ChunkError && error.type === 'missing') return window.location.reload();
    reset();
    // A page that could not be loaded is asked for again.
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
        <Button onClick={tryAgain}>Try again</Button>
        <ButtonLink to="/" variant="outline">
          Go Back to Home
        </ButtonLink>
      </div>
    </section>
  );
}

import { ChunkError } from '../../actors/chunk.ts';
import { useFirstPage } from '../../actors/hydration.ts';
import { pathOf } from '../../actors/statePath.ts';
import { agency } from '../../content/agency.ts';
import { lead } from '../../theme/text.css.ts';
import { buttonRow } from '../../ui/Button.css.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { FitBlock } from '../../ui/FitBlock.tsx';
import * as css from './ErrorScreen.css.ts';
import { useErrorScreen } from './useErrorScreen.ts';

/** The error's message, or the status text of a response. */
function wordsOf(error: unknown): string {
  if (error instanceof Error && error.message !== '') return error.message;
  if (typeof error === 'object' && error !== null && 'statusText' in error) return String(error.statusText);
  return String(error);
}

/** Replaces a page that failed (ERROR-3, ERROR-5); header and footer stay. */
export function ErrorScreen({ error, reset }: { error: unknown; reset: () => void }) {
  const [snapshot, send] = useErrorScreen(reset);
  useFirstPage();
  const isChecking = snapshot.matches('checking');
  return (
    <section className={css.screen} data-wall="chuna" data-state={pathOf(snapshot.value)} role="alert">
      <title>{`Unexpected Application Error! - ${agency.name}`}</title>
      <FitBlock as="h1" lines={['Unexpected', 'Application \nError!']} />
      <p className={`${lead} ${css.message}`}>{wordsOf(error)}</p>
      <div className={buttonRow}>
        <Button
          aria-disabled={isChecking}
          onClick={() => send({ type: 'retry.pressed', isChunkError: error instanceof ChunkError })}
        >
          {isChecking ? 'Trying again …' : 'Try again'}
        </Button>
        <ButtonLink to="/" variant="outline">
          Go Back to Home
        </ButtonLink>
      </div>
    </section>
  );
}

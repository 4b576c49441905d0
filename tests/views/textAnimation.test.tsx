import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextAnimation } from '../../src/features/textAnimation/TextAnimation.tsx';
import { renderInSite } from './site.tsx';

test('where the browser does not tell what is in view, every heading counts as seen', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  await renderInSite(
    <TextAnimation>
      <h1>Tell us</h1>
    </TextAnimation>,
  );
  await expect.poll(() => screen.getByRole('heading').parentElement?.dataset.plays).toBeDefined();
});

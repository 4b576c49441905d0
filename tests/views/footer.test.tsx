import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Footer } from '../../src/shell/footer/Footer.tsx';
import { prerender, renderInSite } from './site.tsx';

const builtIn = String(new Date().getFullYear());

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2041-07-01') }));

test('prerendered, the footer shows the year of the build (NAV-6)', async () => {
  expect((await prerender(<Footer />)).textContent).toContain(`© ${builtIn} The Agency Way`);
});

test('hydrated, it shows the year by the visitor’s clock (NAV-6)', async () => {
  await renderInSite(<Footer />);
  screen.getByText('© 2041 The Agency Way');
});

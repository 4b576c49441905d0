import type { ReactNode } from 'react';
import { island } from '../boot/island.tsx';
import { SkipLink } from '../ui/SkipLink.tsx';
import { Footer } from './footer/Footer.tsx';
import { usePageWall } from './pageWall.ts';
import * as css from './Shell.css.ts';

// Islands: pages are readable before this script loads.
const shell = { file: 'shell/shell.script.ts', load: () => import('./shell.script.ts') };
const Header = island(shell, (script) => script.Header);
const Dock = island(shell, (script) => script.Dock);
const StartUp = island(shell, (script) => script.StartUp);

/** The shell around every page (PAGE-8): skip link, header, footer and dock. */
export function Shell({ children }: { children: ReactNode }) {
  const wall = usePageWall();
  return (
    <div id="site" className={css.site} data-wall={wall}>
      <SkipLink />
      <Header />
      <main id="main" className={css.main} data-wall="chuna" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Dock />
      <StartUp />
    </div>
  );
}

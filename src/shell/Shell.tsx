import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { Dock } from '../features/dock/Dock.tsx';
import { Footer } from '../features/footer/Footer.tsx';
import { Header } from '../features/headerScroll/Header.tsx';
import { MenuProvider, useMenu } from '../features/menu/Actor.tsx';
import { firstFonts } from '../theme/fontFiles.ts';
import { SkipLink } from '../ui/SkipLink.tsx';
import { usePageWall } from './pageWall.ts';
import * as css from './Shell.css.ts';

/** What every page has around it. While the menu is open, nothing but the header can be reached. */
function Frame({ children }: { children: ReactNode }) {
  const wall = usePageWall();
  const { open } = useMenu();
  for (const file of firstFonts) preload(file, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <div id="site" className={css.site} data-wall={wall}>
      <SkipLink inert={open} />
      <Header wall={wall} />
      <main id="main" className={css.main} data-wall="chuna" tabIndex={-1} inert={open}>
        {children}
      </main>
      <Footer inert={open} />
      <Dock inert={open} />
    </div>
  );
}

/** The house around every page: skip link, header, footer and dock. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <MenuProvider>
      <Frame>{children}</Frame>
    </MenuProvider>
  );
}

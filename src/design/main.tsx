import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { DesignPage } from './DesignPage.tsx';
import { freezeStates } from './freezeStates.ts';
import '../theme/global.css.ts';

const container = document.getElementById('root');
if (container === null) throw new Error('The page has no element with the id "root".');
createRoot(container).render(
  <StrictMode>
    <DesignPage />
  </StrictMode>,
);
freezeStates();

import { globalStyle } from '@vanilla-extract/css';
import { above, below } from './breakpoints.ts';
import { cubicBezier, easings } from './easings.ts';
import { palette } from './palette.ts';
import { tokens } from './tokens.ts';

/** `--ink`, `--rani-deep` … */
export const colour = tokens('', palette);

export const font = tokens('font', {
  /** Headlines in capitals. */
  capitals: "'Archivo Capitals', 'Archivo Capitals fallback', Arial, sans-serif",
  /** Labels, navigation, buttons, small headings. */
  ui: "Archivo, 'Archivo fallback', Arial, sans-serif",
  /** Leads and headlines in upper and lower case; its one weight is 750. */
  condensed: "'Archivo Condensed', 'Archivo Condensed fallback', Arial, sans-serif",
  /** Standfirsts, articles, descriptions, typed text. */
  text: "Newsreader, 'Newsreader fallback', Georgia, serif",
});

export const size = tokens('size', {
  h2: 'clamp(2.75rem, 2.006rem + 3.05vw, 4.75rem)',
  lead: 'clamp(1.75rem, 1.146rem + 2.48vw, 3.375rem)',
  rowTitle: 'clamp(2.125rem, 1.568rem + 2.29vw, 3.625rem)',
  cardTitle: 'clamp(1.5rem, 1.338rem + .67vw, 1.9375rem)',
  standfirst: 'clamp(1.75rem, 1.612rem + .57vw, 2.125rem)',
  description: 'clamp(1.1875rem, 1.164rem + .095vw, 1.25rem)',
  ui: 'clamp(1rem, .977rem + .095vw, 1.0625rem)',
  /** Never below 14 px. */
  small: 'clamp(.875rem, .852rem + .095vw, .9375rem)',
});

export const duration = tokens('t', {
  press: '120ms',
  ui: '240ms',
  sash: '480ms',
  scene: '900ms',
  /** `dialog` and `backdrop`: MOTION-12. */
  dialog: '300ms',
  backdrop: '150ms',
});

export const easing = tokens('e', {
  sash: cubicBezier(easings.sash),
  shutter: cubicBezier(easings.shutter),
});

/** Lengths that change with the screen: margins, header, dock, padding of sections. */
export const layout = tokens('layout', {
  // Content stops at 1760 px; colour and pictures continue to the edge.
  margin: 'max(20px, (100vw - 1760px) / 2)',
  gutter: '16px',
  header: '72px',
  section: '96px',
  square: '52px',
  /** Height of the dock, which is a bar at the lower end of small screens; it grows with the text size. */
  dock: 'max(52px, 3.25rem)',
});
globalStyle(':root', {
  '@media': {
    [above.tablet]: {
      vars: {
        [layout.margin]: 'max(40px, (100vw - 1760px) / 2)',
        [layout.gutter]: '24px',
        [layout.header]: '88px',
        [layout.section]: '140px',
        [layout.square]: '56px',
        // On wide screens the dock stands in the corner, beside the text.
        [layout.dock]: '0px',
      },
    },
  },
});
// Without scripts the small header is in the page's flow, with all its links, so no space is reserved for it.
globalStyle(':root', {
  '@media': { [`${below.laptop} and (scripting: none)`]: { vars: { [layout.header]: '0px' } } },
});

import { style } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { font, size } from '../../theme/theme.css.ts';
import { heading, needsScript } from './CareersCards.css.ts';

/** The details' side of a card. */

export const titleAgain = style({
  ...heading,
  gridArea: 'title',
  alignSelf: 'center',
  fontSize: 'clamp(1.5rem, 1.1rem + 1.64vw, 2.75rem)',
  fontStretch: '80%',
  lineHeight: 0.94,
  // Without a script it would repeat the title right above.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const close = style([needsScript, { gridArea: 'close', alignSelf: 'start' }]);
export const apply = style([needsScript, { gridArea: 'apply', justifySelf: 'start', alignSelf: 'start' }]);

export const lists = style({
  gridArea: 'lists',
  display: 'grid',
  alignContent: 'start',
  gap: '28px clamp(24px, 4vw, 72px)',
  '@media': { [above.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const listHeading = style({
  fontSize: size.ui,
  fontWeight: 750,
  lineHeight: 1.3,
  paddingBlockEnd: 8,
  borderBlockEnd: '2px solid',
});

export const list = style({ display: 'grid' });

export const item = style({
  paddingBlock: 7,
  fontFamily: font.text,
  fontSize: 'clamp(1.0625rem, 1.04rem + .095vw, 1.125rem)',
  lineHeight: 1.34,
  textWrap: 'pretty',
  selectors: { '& + &': { borderBlockStart: '1px solid' } },
});

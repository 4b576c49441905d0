import { globalStyle, style } from '@vanilla-extract/css';
import { running } from '../../theme/text.css.ts';
import { size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';
import { spanAll } from '../../ui/Field.css.ts';

export const form = style({});

// All of them are required. The fields say so themselves to assistive software, so the star is silent.
globalStyle(`${form} label::after`, { content: "'\\00a0*' / ''" });

export const notSent = style([
  spanAll,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: 16,
    padding: 'clamp(20px, 2.6vw, 32px)',
    // Each Submit leads here; where the panel is in view already, the outline shows it.
    selectors: { '&:focus': { outline: `3px solid ${wall.focus}`, outlineOffset: 3 } },
  },
]);

export const notSentHeading = style({
  fontSize: size.cardTitle,
  fontWeight: 750,
  fontStretch: '92%',
  lineHeight: 1.1,
});

export const notSentText = style([running, { maxInlineSize: '34em' }]);

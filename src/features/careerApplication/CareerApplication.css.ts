import { globalStyle, style } from '@vanilla-extract/css';
import { running } from '../../theme/text.css.ts';
import { size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';
import { spanAll } from '../../ui/Field.css.ts';

export const form = style({});

// Every field is required. Assistive software reads `required`, so the star is silent.
globalStyle(`${form} label::after`, { content: "'\\00a0*' / ''" });

export const notSent = style([
  spanAll,
  {
    display: 'grid',
    justifyItems: 'start',
    gap: 16,
    padding: 'clamp(20px, 2.6vw, 32px)',
    // Each submit focuses it; the outline shows that where the panel is in view already.
    selectors: { '&:focus': { outline: `3px solid ${wall.focus}`, outlineOffset: 3 } },
  },
]);

export const notSentHeading = style({
  fontSize: size.cardTitle,
  fontWeight: 750,
  lineHeight: 1.1,
});

export const notSentText = style([running, { maxInlineSize: '34em' }]);

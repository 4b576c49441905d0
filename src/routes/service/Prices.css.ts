import { style } from '@vanilla-extract/css';
import { above } from '../../theme/breakpoints.ts';
import { running } from '../../theme/text.css.ts';
import { font, layout, size } from '../../theme/theme.css.ts';
import { wall } from '../../theme/walls.css.ts';

export const prices = style({ padding: `0 ${layout.margin} ${layout.section}` });

export const opening = style({
  display: 'grid',
  gap: 20,
  alignContent: 'start',
  justifyItems: 'start',
  '@media': {
    [above.laptop]: {
      paddingInlineEnd: 'clamp(24px, 6vw, 104px)',
      position: 'sticky',
      insetBlockStart: layout.header,
      alignSelf: 'start',
    },
  },
});

/** That the figures do not bind yet: beside a bar, so that nobody reads past it. */
export const note = style({ borderInlineStart: `6px solid ${wall.head}`, paddingInlineStart: 16 });

export const rows = style({ borderBlockStart: '2px solid' });

export const row = style({
  display: 'grid',
  gap: '6px 24px',
  paddingBlock: 18,
  borderBlockEnd: '2px solid',
  '@media': { [above.tablet]: { gridTemplateColumns: '5fr 7fr', alignItems: 'baseline' } },
});

export const detail = style([running, { display: 'grid', gap: 8, textWrap: 'pretty' }]);

export const amount = style({
  fontFamily: font.looking,
  fontSize: 24,
  fontWeight: 750,
  fontStretch: '92%',
  lineHeight: 1.15,
  fontVariantNumeric: 'lining-nums',
});

export const list = style({ display: 'grid', gap: 8 });

/** A head on a sill, as in an article's lists. */
export const entry = style({
  position: 'relative',
  paddingInlineStart: '1.3em',
  '::before': {
    content: '',
    position: 'absolute',
    insetInlineStart: 0,
    insetBlockStart: '.42em',
    inlineSize: '.6em',
    blockSize: '.6em',
    borderRadius: '50% 50% 0 0',
    backgroundColor: wall.head,
    printColorAdjust: 'exact',
  },
});

export const role = style({ fontFamily: font.looking, fontSize: size.ui, fontWeight: 700 });

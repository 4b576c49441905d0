import { style } from '@vanilla-extract/css';
import { running } from '../../theme/text.css.ts';
import { spanAll } from '../../ui/Field.css.ts';

export const withoutScript = style([
  spanAll,
  running,
  { '@media': { '(scripting: enabled)': { display: 'none' } } },
]);

export const dialogText = style([running, { overflowWrap: 'anywhere' }]);

export const rescue = style({ display: 'grid', gap: '16px' });

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: '16px' });

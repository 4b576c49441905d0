import { hairColours, mix, shadowOn } from '../colour.ts';
import { clip, line, path } from '../svg.ts';
import type { Head } from './head.ts';
import type { Worn } from './headwear.ts';

/** Headwear from the side. @param back true when the head will be mirrored, with the sun behind it */
export function profileHeadwear(head: Head, back: boolean): Worn {
  const worn = head.person.headwear;
  const nothing: Worn = { back: '', front: '', hair: 'all' };
  if (!worn) return nothing;
  const dark = shadowOn(worn.colour, head.shadow);
  const fold = mix(worn.colour, head.shadow, 0.55);
  const hair = hairColours[head.person.hairColour];
  switch (worn.kind) {
    case 'turban': {
      const outline =
        'M-41,-92 C-60,-122 -34,-167 8,-167 C54,-167 66,-118 47,-76 C40,-68 28,-76 16,-88 C-4,-100 -28,-100 -41,-92Z';
      return {
        back: '',
        hair: 'sides',
        front:
          path(outline, worn.colour) +
          clip(
            outline,
            path(
              back
                ? 'M-4,-172 C-26,-142 -22,-112 -10,-84 L-70,-60 L-80,-172Z'
                : 'M14,-172 C38,-142 38,-112 20,-84 L70,-60 L80,-172Z',
              dark,
            ),
            line(
              'M-40,-100 C-20,-114 4,-116 24,-106 M-48,-113 C-22,-132 10,-136 30,-126 M-46,-130 C-20,-152 10,-156 32,-146',
              fold,
              2.6,
            ),
          ),
      };
    }
    case 'cap': {
      const outline = 'M-38,-97 C-40,-131 -14,-147 12,-144 C42,-141 50,-117 44,-89 C20,-99 -10,-99 -38,-97Z';
      return {
        back: '',
        hair: 'sides',
        front: [
          path('M26,-100 C46,-88 46,-66 36,-54 C28,-56 30,-72 24,-84Z', hair),
          path(outline, worn.colour),
          clip(
            outline,
            path(
              back
                ? 'M-2,-150 C-14,-130 -14,-110 -10,-92 L-60,-80 L-60,-150Z'
                : 'M6,-150 C18,-130 16,-110 10,-94 L60,-80 L60,-150Z',
              dark,
            ),
          ),
          path(
            'M-34,-104 C-56,-107 -76,-99 -80,-93 C-62,-92 -44,-92 -28,-96Z',
            mix(worn.colour, head.shadow, 0.3),
          ),
        ].join(''),
      };
    }
    case 'hijab':
    case 'dupatta': {
      const outline =
        'M-38,-100 C-44,-138 -10,-154 18,-152 C56,-148 66,-110 58,-70 C58,-30 78,8 88,58 C40,72 -20,72 -44,58 C-6,30 -2,-10 -8,-30 C4,-50 2,-80 -10,-96 C-20,-102 -32,-102 -38,-100Z';
      return {
        back: '',
        hair: 'none',
        front: [
          path(outline, worn.colour),
          clip(
            outline,
            path(
              back
                ? 'M-2,-160 C-12,-120 8,-70 6,-30 C4,0 -6,30 -14,80 L-90,80 L-90,-160Z'
                : 'M22,-160 C52,-110 14,-40 36,80 L120,80 L120,-160Z',
              dark,
            ),
          ),
          worn.kind === 'dupatta'
            ? line(
                'M-38,-100 C-32,-102 -20,-102 -10,-96 C2,-80 4,-50 -8,-30 C-2,-10 -6,30 -44,58',
                worn.border,
                4.6,
              )
            : line('M6,-90 C16,-60 8,-30 14,0', fold, 2.4),
        ].join(''),
      };
    }
  }
}

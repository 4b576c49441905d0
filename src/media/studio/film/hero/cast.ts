import { palette } from '../../../../theme/palette.ts';
import { tones } from '../../colour.ts';
import { person, unadorned } from '../../people/cast.ts';
import type { Person } from '../../people/figure.ts';
import { team } from '../../people/team.ts';

/** The people of the street after dark: the agency's team, and some neighbours. */

export const reader: Person = { ...team.meher, bangles: [palette.neel, palette.genda, palette.neel] };
export const photographer: Person = {
  ...team.nandini,
  dress: { garment: 'tee', colour: palette.genda, cloth: { textile: 'selvedge', colour: palette.white } },
};
export const dancer: Person = { ...team.tara, bangles: [palette.genda, palette.white, palette.genda] };
export const neighbour = person('hero/neighbour', {
  feminine: true,
  skin: 2,
  hair: 'plait',
  hairColour: 'black',
  headwear: undefined,
  glasses: undefined,
  old: false,
  dress: {
    garment: 'kurta',
    colour: palette.neel,
    placket: palette.rani,
    cloth: { textile: 'bandhani', colour: '#6E8DF2' },
    sleeves: 'half',
    scarf: { colour: palette.rani, border: palette.gendaWash },
  },
  earrings: { colour: palette.neelWash, kind: 'jhumka' },
  bangles: [palette.rani, palette.gendaWash, palette.rani, palette.gendaWash],
  watch: undefined,
  lips: palette.raniDeep,
  proportions: { jaw: 'heart', nose: 'fine', eyes: 'almond', lips: 'full' },
});
export const grandchild = person('hero/grandchild', {
  ...unadorned,
  child: true,
  feminine: true,
  skin: 2,
  hair: 'bob',
  hairColour: 'black',
  dress: { garment: 'tee', colour: palette.rani, cloth: { textile: 'gamcha', colour: '#FF9FC4' } },
  lips: undefined,
});

export const gardenerInGreen: Person = {
  ...team.harpreet,
  dress: { garment: 'hoodie', colour: tones.pattaLight, cord: palette.white },
};

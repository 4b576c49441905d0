import { palette } from '../../theme/palette.ts';

interface DayNumbers {
  course: string;
  sun: string;
  shadow: string;
  /** Darker than `shadow`; the room's ceiling and floor are mixed from both. */
  deep: string;
  walls: readonly [left: string, right: string];
  jamb: readonly [left: string, right: string, top: string, bottom: string];
  sill: string;
}

/** The colours of every day wall by hand; `light.ts` makes a `Light` of them. */
export const numbers = {
  genda: {
    course: '#F2A600',
    sun: '#E58600',
    shadow: '#4A1608',
    deep: '#2A0B03',
    walls: ['#371004', '#5D1D0B'],
    jamb: ['#B96600', '#FFC94D', '#7A3A06', palette.gendaWash],
    sill: '#FFE9B8',
  },
  gendaWash: {
    course: '#FBC850',
    sun: '#EDA92C',
    shadow: '#54200A',
    deep: '#2A0B03',
    walls: ['#3A1408', '#6B2A12'],
    jamb: ['#B97A14', '#FFE09A', '#7A4A10', '#FFF0C9'],
    sill: '#FFF3D6',
  },
  rani: {
    course: '#CF0C57',
    sun: '#B20A4B',
    shadow: '#3D0219',
    deep: '#140009',
    walls: ['#2A0111', '#5A0526'],
    jamb: ['#8B0A3D', '#FF9FC4', '#6A0830', '#FFD6E5'],
    sill: '#FFE9F1',
  },
  raniWash: {
    course: '#FFB4CE',
    sun: '#F58DB5',
    shadow: '#4D0627',
    deep: '#2A0214',
    walls: ['#3A031B', '#6A0C39'],
    jamb: ['#B2316A', '#FFD1E2', '#7A1545', '#FFE3EE'],
    sill: '#FFE9F1',
  },
  neel: {
    course: '#1E3DBD',
    sun: '#1A34A6',
    shadow: '#060F3E',
    deep: '#03081F',
    walls: ['#040A2B', '#0C1C66'],
    jamb: ['#12268A', '#6E8DF2', '#0C1B66', '#C9D7FF'],
    sill: '#DDE6FF',
  },
  neelWash: {
    course: '#9DBCEC',
    sun: '#86A8E2',
    shadow: '#0C1A57',
    deep: '#060D33',
    walls: ['#08123F', '#15277A'],
    jamb: ['#3E5FB4', '#DCE8FB', '#24418F', '#E6EEFC'],
    sill: '#E6EEFC',
  },
  patta: {
    course: '#0C6048',
    sun: '#0A4F3B',
    shadow: '#021A14',
    deep: '#010D0A',
    walls: ['#02130F', '#06352A'],
    jamb: ['#0A4636', '#3C9277', '#05291F', '#BFE5D6'],
    sill: '#D9F0E6',
  },
  geru: {
    course: '#B43E28',
    sun: '#9E3220',
    shadow: '#34090B',
    deep: '#1D0405',
    walls: ['#260607', '#571310'],
    jamb: ['#7A1F14', '#E58B76', '#5A150E', '#F8D3C8'],
    sill: '#FBE4DC',
  },
  chuna: {
    course: '#E7EAE3',
    sun: '#D3D8CF',
    shadow: '#0A1B18',
    deep: '#050E0C',
    walls: ['#07130F', '#17332D'],
    jamb: ['#7F8C86', '#DCE3DC', '#59655F', '#FFFFFF'],
    sill: '#FFFFFF',
  },
} satisfies Record<string, DayNumbers>;

/** A wall that the studio draws by day. */
export type LitWall = keyof typeof numbers;

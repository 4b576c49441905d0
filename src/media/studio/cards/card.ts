import { agency } from '../../../content/agency.ts';
import type { CardContent } from '../../../seo/cards.ts';
import { palette } from '../../../theme/palette.ts';
import { type WallName, walls } from '../../../theme/walls.ts';
import type { LitWall } from '../dayNumbers.ts';
import { lettering } from '../lettering.ts';
import { day, night, plaster } from '../light.ts';
import { mark } from '../mark.ts';
import { drawing, group, rect, round, type Svg } from '../svg.ts';
import { cropTo } from './crop.ts';
import { wavingWindow } from './site.ts';
import { setBlock, setLines } from './title.ts';

type CardWords = Pick<CardContent, 'title' | 'lines'>;

/** The size of a card, px. */
const [WIDTH, HEIGHT] = [1200, 630];
/** The picture's left edge and width, and the width of the trim beside it. */
const PICTURE = { x: 640, width: WIDTH - 640, trim: 16 };
const MARGIN = 56;
const MARK = 68;
/** The space for a title: above the name, left of the picture. */
const TITLE = {
  x: MARGIN,
  middle: (MARGIN + HEIGHT - MARGIN - MARK) / 2 - 8,
  width: PICTURE.x - PICTURE.trim - 2 * MARGIN,
  height: HEIGHT - 2 * MARGIN - MARK - 44,
};

/** The agency's mark and name, at the foot of every card. */
function signature(wall: WallName): Svg {
  const { text, head } = walls[wall];
  const y = HEIGHT - MARGIN - MARK;
  return [
    group({ at: [MARGIN - 4, y], scale: MARK / 64 }, mark(palette[text], palette[head])),
    lettering(agency.name, {
      x: MARGIN + MARK + 16,
      y: y + MARK - 16,
      size: 42,
      weight: 750,
      tracking: -0.42,
      fill: palette[text],
    }),
  ].join('');
}

function title({ title: text, lines }: CardWords, wall: WallName) {
  const space = { ...TITLE, fill: palette[walls[wall].text] };
  return lines ? setBlock(lines, space) : setLines(text, space);
}

/** The wall of a picture, by the colour of its ground; `chuna` when no day wall has that colour. */
function wallOf(picture: Svg): LitWall {
  const [, ground] = /<rect x="0" y="0" [^>]*fill="(#\w{6})"/.exec(picture) ?? [];
  const found = Object.entries(day).find(([, light]) => light.wall.toLowerCase() === ground?.toLowerCase());
  return (found?.[0] as LitWall | undefined) ?? 'chuna';
}

async function picturedCard(words: CardWords, picture: Svg): Promise<Svg> {
  const wall = wallOf(picture);
  const { left, top, width, height, scale } = await cropTo(picture, { width: PICTURE.width, height: HEIGHT });
  const body = picture.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return drawing(
    WIDTH,
    HEIGHT,
    // The picture's wall goes on, course by course.
    group({ at: [0, -top * scale], scale }, plaster(day[wall], PICTURE.x / scale + 1, top + height + 1)),
    `<svg x="${PICTURE.x}" y="0" width="${PICTURE.width}" height="${HEIGHT}" viewBox="${[left, top, width, height].map(round).join(' ')}">${body}</svg>`,
    rect(PICTURE.x - PICTURE.trim, 0, PICTURE.trim, HEIGHT, wall === 'chuna' ? palette.ink : palette.white),
    title(words, wall),
    signature(wall),
  );
}

function siteCard(words: CardWords): Svg {
  const light = night('raat', 'genda');
  return drawing(
    WIDTH,
    HEIGHT,
    plaster(light, WIDTH, HEIGHT),
    wavingWindow(light),
    title(words, 'raat'),
    signature('raat'),
  );
}

/** Draws the card beside a shared link: a title and a picture on its wall, by default the site's own picture. */
export const card = async (words: CardWords, picture?: Svg): Promise<Svg> =>
  picture === undefined ? siteCard(words) : picturedCard(words, picture);

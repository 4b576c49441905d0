import type { PictureFile } from '../media/pictureFile.ts';
import contact from '../media/pictures/contact.gen.ts';
import design from '../media/pictures/design-wide.gen.ts';
import film from '../media/pictures/film.gen.ts';
import influencer from '../media/pictures/influencer.gen.ts';
import paid from '../media/pictures/paid.gen.ts';
import pr from '../media/pictures/pr.gen.ts';
import search from '../media/pictures/search.gen.ts';
import social from '../media/pictures/social.gen.ts';
import technology from '../media/pictures/technology-wide.gen.ts';
import type { DayWall } from '../theme/walls.ts';
import type { DivisionName, ServiceSlug } from './types.ts';

/** The wall of each division. */
export const divisionWalls: Record<DivisionName, DayWall> = {
  strategy: 'neelWash',
  design: 'raniWash',
  technology: 'gendaWash',
};

interface Scene {
  file: PictureFile;
  alt: string;
}

/** The picture of each service: the person in its window. */
export const scenes: Readonly<Record<ServiceSlug, Scene>> = {
  'website-design': {
    file: technology,
    alt: 'A weaver parts the warp threads that fill his window and looks out over a cloth of square stitches that runs down the wall; at the next window a woman in glasses holds up the piece he has finished.',
  },
  design: {
    file: design,
    alt: 'A woman in a yellow hoodie reaches out of her window and paints its frame blue; next door, where one of two shutters is done, an old man with a mug watches.',
  },
  socialmedia: {
    file: social,
    alt: 'A pink house whose windows are phones; from each of four, a neighbour leans out and flies a kite with a heart, a message, a share or a new follower on it.',
  },
  seo: {
    file: search,
    alt: 'From a window in the shape of a search field a man holds a magnifying glass over the list of results beneath it, and in the glass a woman smiles up at him.',
  },
  'paid-ads': {
    file: paid,
    alt: 'The woman on a half-painted hoarding reaches out of it and hands her painter a glass of tea.',
  },
  digitalpr: {
    file: pr,
    alt: 'A man speaks through a megaphone from his window; frames grow as his words cross the street to a woman with a hand behind her ear.',
  },
  'influencer-marketing': {
    file: influencer,
    alt: 'A woman laughs in a round window that is her ring light, and stretches an arm out of it to the phone that films her.',
  },
  production: {
    file: film,
    alt: 'A woman waves from an arched window, and a camera operator has the same wave in the frame of her monitor.',
  },
};

/** The picture beside an invitation to write to the agency. */
export const listener: Scene = {
  file: contact,
  alt: 'A woman with a long plait leans on the sill of an arched window, one hand raised to her ear, listening.',
};

/** The alternative text of both pictures of the team: on Careers, and after an enquiry. */
export const teamAlt =
  'Seven people of the agency at one window; the two at its ends wave, and one in their midst holds up a letter.';

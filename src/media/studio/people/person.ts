import type { HairColour, Skin } from '../colour.ts';
import type { Point, Svg } from '../svg.ts';
import type { Cloth } from '../textiles.ts';
import type { HandPose } from './hand.ts';
import type { Proportions } from './proportions.ts';

export type HairStyle =
  | 'bald'
  | 'bob'
  | 'bun'
  | 'buzz'
  | 'crop'
  | 'curls'
  | 'afro'
  | 'fade'
  | 'knot'
  | 'lob'
  | 'long'
  | 'pixie'
  | 'plait'
  | 'pony'
  | 'quiff'
  | 'side'
  | 'tousled'
  | 'waves';

export type Beard = 'full' | 'goatee' | 'moustache' | 'stubble';

export type Headwear =
  | { kind: 'cap'; colour: string }
  | { kind: 'dupatta'; colour: string; border: string }
  | { kind: 'hijab'; colour: string }
  | { kind: 'turban'; colour: string };

/** Everyday clothes of Gurgaon; `colour` is the main one. */
export type Dress = (
  | { garment: 'tee'; colour: string }
  | { garment: 'sweater'; colour: string; yoke?: string }
  | { garment: 'shirt'; colour: string; collar?: string; open?: string }
  | { garment: 'hoodie'; colour: string; cord?: string }
  | { garment: 'kurta'; colour: string; placket: string }
  | { garment: 'blazer'; colour: string; lapel?: string; inner: string }
  | { garment: 'nehru'; colour: string; kurta: string }
  | { garment: 'saree'; colour: string; drape: string; border: string; drapeCloth?: Cloth }
) & {
  cloth?: Cloth;
  sleeves?: 'half' | 'long' | 'rolled';
  /** A dupatta worn as a scarf. */
  scarf?: { colour: string; border?: string; cloth?: Cloth };
  /** Colour of an apron. */
  apron?: string;
};

/** A person's looks, the same in every picture. */
export interface Person {
  skin: Skin;
  proportions: Proportions;
  hair: HairStyle;
  hairColour: HairColour;
  dress: Dress;
  /** A head as large as a grown-up's on a small body, and its eyes below the middle of the face. */
  child?: boolean | undefined;
  /** Cheek lines, beside white hair. */
  old?: boolean | undefined;
  lips?: string | undefined;
  lashes?: boolean | undefined;
  beard?: Beard | undefined;
  headwear?: Headwear | undefined;
  glasses?: { frame: string; shape: 'round' | 'square' } | undefined;
  bindi?: string | undefined;
  noseRing?: boolean | undefined;
  earrings?: { colour: string; kind: 'stud' | 'jhumka' | 'hoop' } | undefined;
  headphones?: string | undefined;
  bangles?: readonly string[] | undefined;
  watch?: string | undefined;
}

export type Eyes = 'closed' | 'down' | 'happy' | 'open' | 'up';
export type Mouth = 'cry' | 'grin' | 'laugh' | 'neutral' | 'o' | 'sad' | 'smile' | 'smirk';
export type Brows = 'calm' | 'raised' | 'worried' | 'frown';

/** One arm, in the figure's units; left and right are the viewer's. */
export interface ArmPose {
  wrist: Point;
  /** By default the arm bends outwards as far as necessary. */
  elbow?: Point;
  hand?: HandPose;
  /** Direction of the hand, degrees: 0 right, −90 up. By default that of the forearm. */
  turn?: number;
  /** Puts the thumb on the other side. */
  mirror?: boolean;
  /** True for an arm that is out of the body's shadow; by default the left one. */
  lit?: boolean;
  /** Behind the body, behind the head (for a hand at an ear or in the hair), or by default in front. */
  layer?: 'behind' | 'behindHead' | 'front';
  /** The object in the hand; upright, unless `holdsTurn` turns it by some degrees. */
  holds?: Svg;
  holdsTurn?: number;
  /** By default between palm and fingers. */
  holdsLayer?: 'behind' | 'between' | 'front';
}

/** A person's pose in one picture. */
export interface Pose {
  view?: 'front' | 'left' | 'right';
  /** Turn of the head in front view: −1 (left) to 1 (right). */
  turn?: number;
  /** Tilt of the head, degrees. */
  tilt?: number;
  /** Rotation of the whole body about its hem, degrees. */
  lean?: number;
  /** Shift of the head, units. */
  headAt?: Point;
  eyes?: Eyes;
  /** Direction of the eyes: −1 (left) to 1 (right). */
  look?: number;
  /** 0 open, 1 shut; for films. */
  blink?: number;
  brows?: Brows;
  mouth?: Mouth;
  /** Units from the neck to the hem. */
  torso?: number;
  /** An arm hangs by default; `null` draws none. */
  left?: ArmPose | null;
  right?: ArmPose | null;
  /** An object between the torso and the arms. */
  lap?: Svg;
}

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

/** Everyday clothes of Gurgaon. The first colour is the cloth that most of it is made of. */
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
  /** A shopkeeper's, a cook's. */
  apron?: string;
};

/** Who somebody is, in whatever picture. */
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
  /** Where the wrist is. */
  wrist: Point;
  /** Where the elbow is; without it the arm bends outwards as far as it has to. */
  elbow?: Point;
  hand?: HandPose;
  /** Of the hand: degrees, 0 points right, −90 up. Without it the hand goes on as the forearm does. */
  turn?: number;
  /** The thumb is on the other side. */
  mirror?: boolean;
  /** The arm reaches out of the body's shadow. */
  lit?: boolean;
  /** Behind the body, or behind the head (a hand at an ear, in the hair). */
  layer?: 'behind' | 'behindHead' | 'front';
  /** Drawn where the hand closes, unturned. */
  holds?: Svg;
  holdsTurn?: number;
  /** Between palm and fingers, unless it is told otherwise. */
  holdsLayer?: 'behind' | 'between' | 'front';
}

/** What somebody does in this picture. */
export interface Pose {
  view?: 'front' | 'left' | 'right';
  /** Of the head, −1 (left) to 1 (right); in front view. */
  turn?: number;
  /** Of the head, degrees. */
  tilt?: number;
  /** Of the whole body about its hem, degrees. */
  lean?: number;
  /** Head moved, units. */
  headAt?: Point;
  eyes?: Eyes;
  /** −1 (left) to 1 (right). */
  look?: number;
  /** 0 open, 1 shut; for films. */
  blink?: number;
  brows?: Brows;
  mouth?: Mouth;
  /** Units from the neck to the hem. */
  torso?: number;
  /** `null`: cut off, or behind something. */
  left?: ArmPose | null;
  right?: ArmPose | null;
  /** Between the torso and the arms. */
  lap?: Svg;
}

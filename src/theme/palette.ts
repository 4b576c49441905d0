/** The colours of the site, named after pigments. `walls.ts` combines them. */
export const palette = {
  /** Kajal: text, rules, plates. */
  ink: '#0B0F0E',
  /** Limewash: the default ground. */
  chuna: '#F4F5F1',
  white: '#FFFFFF',
  /** Night wall. */
  raat: '#0F2F28',
  /** The house across the street, at night. */
  madder: '#2A0A15',
  /** The signature pink. */
  rani: '#DB0F5D',
  /** Rani as text on any wash. */
  raniDeep: '#A00A45',
  raniWash: '#FFC2D6',
  /** Marigold. */
  genda: '#FFB300',
  gendaWash: '#FFD466',
  /** Laundry blue. */
  neel: '#2346D1',
  /** Water. */
  neelDeep: '#172F92',
  neelWash: '#A9C6F2',
  /** Leaf. */
  patta: '#0F6B50',
  /** Red ochre. */
  geru: '#C2452D',
  /** Secondary text on chuna. */
  slate: '#4A5450',
  /** Secondary text on raat. */
  mist: '#B9C9C2',
} as const;

export type Pigment = keyof typeof palette;

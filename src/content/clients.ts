import type { views } from '../media/sprites/logos.gen.ts';

/** A client; all of them are invented (TEXT-2). */
export interface Client {
  /** As spelt in its logo. */
  name: string;
  /** The name of its mark, which `media/studio/logos` draws. */
  slug: keyof typeof views;
  /** Its product or trade, read after the name: 'noorvali, tea'. */
  trade: string;
}

/** The words of the clients page. */
export const clientsWords = {
  heading: ['Our clients,', 'and what they sell'],
  lead: 'A logo on a wall tells you little. Each of these has a person under it who picked up the phone, argued with us about a word, and was usually right.',
  introduction:
    'They sell tea, move freight, test blood and teach children in the evening. Their budgets differ a great deal. What they share is a counter that we were allowed to stand behind for half a day.',
} as const;

/** Shown with the clients everywhere: they are invented (TEXT-2). */
export const clientsNote =
  'The clients named on this page, and their marks, are invented. Any likeness to a real company is accidental.';

/** The first strip at home (HOME-6: 12 logos). */
const firstStrip = [
  { name: 'noorvali', slug: 'noorvali', trade: 'tea' },
  { name: 'Dhruvanto', slug: 'dhruvanto', trade: 'freight' },
  { name: 'ullasi', slug: 'ullasi', trade: 'toys' },
  { name: 'Kavi Kiln', slug: 'kavi-kiln', trade: 'ceramics' },
  { name: 'Lahar Nine', slug: 'lahar-nine', trade: 'audio' },
  { name: 'zubanu', slug: 'zubanu', trade: 'language' },
  { name: 'Morvika', slug: 'morvika', trade: 'hotels' },
  { name: 'Fatakra', slug: 'fatakra', trade: 'snacks' },
  { name: 'gathavan', slug: 'gathavan', trade: 'publishing' },
  { name: 'bijlo', slug: 'bijlo', trade: 'energy' },
  { name: 'Ekatraya', slug: 'ekatraya', trade: 'insurance' },
  { name: 'Tootivo', slug: 'tootivo', trade: 'kids’ media' },
] as const satisfies readonly Client[];

/** The second strip at home (HOME-6: 11 logos). */
const secondStrip = [
  { name: 'Baramdo', slug: 'baramdo', trade: 'homes' },
  { name: 'Nabzia', slug: 'nabzia', trade: 'diagnostics' },
  { name: 'Bakhiyo', slug: 'bakhiyo', trade: 'clothing' },
  { name: 'Saat Phatak', slug: 'saat-phatak', trade: 'rail journeys' },
  { name: 'Monsoon Abacus', slug: 'monsoon-abacus', trade: 'accounting software' },
  { name: 'Willowala', slug: 'willowala', trade: 'cricket bats' },
  { name: 'Dabba & Daughters', slug: 'dabba-and-daughters', trade: 'kitchenware shops' },
  { name: 'Ujli Takhti', slug: 'ujli-takhti', trade: 'evening schools' },
  { name: 'Reethawa', slug: 'reethawa', trade: 'hair care' },
  { name: 'Gaddiyo', slug: 'gaddiyo', trade: 'car servicing' },
  { name: 'Chhatnama', slug: 'chhatnama', trade: 'rooftop cinema' },
] as const satisfies readonly Client[];

export const homeStrips = [firstStrip, secondStrip] as const;

export const clients = [...firstStrip, ...secondStrip] as const;

/** The grid of the clients page (PAGE-11: 20 logos). */
export const gridClients = clients.slice(0, 20);

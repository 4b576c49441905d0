/** The 15 industries, in the order of the brand sheet (SERVICE-3); a slug names its icon in `media/sprites/industries.svg`. */
export const industries = [
  { name: 'Real estate', slug: 'real-estate' },
  { name: 'Food and drink', slug: 'food-and-drink' },
  { name: 'Healthcare', slug: 'healthcare' },
  { name: 'Education', slug: 'education' },
  { name: 'Hospitality', slug: 'hospitality' },
  { name: 'Fashion', slug: 'fashion' },
  { name: 'Beauty', slug: 'beauty' },
  { name: 'Automotive', slug: 'automotive' },
  { name: 'Finance', slug: 'finance' },
  { name: 'Software', slug: 'software' },
  { name: 'Retail', slug: 'retail' },
  { name: 'Travel', slug: 'travel' },
  { name: 'Sport', slug: 'sport' },
  { name: 'Entertainment', slug: 'entertainment' },
  { name: 'Social causes', slug: 'social-causes' },
] as const;

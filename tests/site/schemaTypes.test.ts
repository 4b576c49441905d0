import { expect, test } from 'vitest';
import { builtPages } from '../support/builtSite.ts';

test('each type of the structured data has the properties that search engines read', () => {
  const types = new Set<string>();
  for (const { document } of builtPages) {
    const [script] = document.querySelectorAll('script[type="application/ld+json"]');
    JSON.parse(script?.textContent ?? '', (_, node) => {
      const { '@type': type, ...properties } = node ?? {};
      if (type) types.add(`${type}: ${Object.keys(properties).join(' ')}`);
      return node;
    });
  }
  expect([...types].sort()).toMatchInlineSnapshot(`
    [
      "AboutPage: @id url name description inLanguage isPartOf",
      "Answer: text",
      "BlogPosting: @id headline description datePublished dateModified image author publisher mainEntityOfPage wordCount timeRequired inLanguage keywords",
      "BlogPosting: @id headline description datePublished image author publisher mainEntityOfPage wordCount timeRequired inLanguage keywords",
      "BreadcrumbList: itemListElement",
      "CollectionPage: @id url name description inLanguage isPartOf",
      "ContactPage: @id url name description inLanguage isPartOf",
      "ContactPoint: contactType email areaServed",
      "ContactPoint: contactType telephone email areaServed",
      "Country: name",
      "FAQPage: mainEntity",
      "JobPosting: title description datePosted employmentType hiringOrganization jobLocation baseSalary experienceRequirements directApply url",
      "ListItem: position name item",
      "MonetaryAmount: currency value",
      "OccupationalExperienceRequirements: monthsOfExperience",
      "Offer: itemOffered",
      "OfferCatalog: name itemListElement",
      "Organization: @id name alternateName url logo email telephone address sameAs contactPoint",
      "Place: address",
      "PostalAddress: streetAddress addressLocality addressRegion postalCode addressCountry",
      "QuantitativeValue: minValue maxValue unitText",
      "Question: name acceptedAnswer",
      "Service: @id name alternateName description url provider areaServed hasOfferCatalog",
      "Service: name description",
      "WebPage: @id url name description inLanguage isPartOf",
      "WebSite: @id name url inLanguage publisher",
    ]
  `);
});

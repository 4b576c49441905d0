/** The words of the services overview (SERVICE-1). */
export const servicesWords = {
  heading: ['Eight services,', 'one team \nin Gurgaon'],
  lead: 'People often come to us for one of these and find in the first week that they need another. So we look before we quote.',
  introduction: [
    'Each page says what you get, who does it, what it costs and how to try it for a fortnight. None of them starts with a package. You get a written scope and a price, and you can take one service without the other seven.',
  ],
  specimens: {
    heading: 'Sample documents',
    introduction:
      'Five documents to read before you call. Four are about invented clients, and one is about this site.',
  },
  /** Heads the articles about a service, on its page. */
  reading: 'Read before you call',
  industries: { heading: 'Industries we know' },
  callBack: {
    heading: 'Rather \ntalk first?',
    text: 'The form asks six things: your name, company, e-mail and number, the service, and a line about what troubles you. The person who calls or writes will have read it.',
    button: 'Request a call back',
  },
} as const;

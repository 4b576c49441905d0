/** The id of the application form, the target of Apply Now. */
export const APPLICATION = 'application';

/** The message of a page that cannot be rendered. */
export const FAILURE = 'The wall fell down';

/** A page's script that arrives and then fails to render. */
export const FAILING_PAGE = `
  export const meta = { title: 'Failing', description: 'Failing', canonical: '/contact', wall: 'chuna' };
  export default function Page() { throw new Error('${FAILURE}'); }
`;

/** What files about a page are named after: 'home', 'blog-understanding-media-buying'. */
export const nameOf = (path: string): string => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

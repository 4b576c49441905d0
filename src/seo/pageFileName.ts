/** The base name of files about a page: 'home', 'blog-understanding-media-buying'. */
export const pageFileName = (path: string): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');

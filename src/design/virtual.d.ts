// What the design page's plugin (plugin.ts) makes.

declare module 'virtual:pictureWeights' {
  /** By the name of the picture's file. */
  export const weights: Readonly<Record<string, import('./plugin.ts').PictureWeight>>;
}

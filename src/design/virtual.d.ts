// Modules of the design page's plugin (plugin.ts).

declare module 'virtual:pictureWeights' {
  /** By the name of the picture's file. */
  export const weights: Readonly<Record<string, import('./plugin.ts').PictureWeight>>;
}

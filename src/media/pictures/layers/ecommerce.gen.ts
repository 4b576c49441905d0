// Written by src/media/popOuts.ts; do not edit.
import layersEcommerceBehindAvif from '../layers/ecommerce-behind.avif';
import layersEcommerceObjectSvg from '../layers/ecommerce-object.svg';
import layersEcommerceFrontSvg from '../layers/ecommerce-front.svg';
import layersEcommerceBehindWebp from '../layers/ecommerce-behind.webp';

export default [
  {
    of: 'ecommerce.avif',
    behind: layersEcommerceBehindAvif,
    object: layersEcommerceObjectSvg,
    front: layersEcommerceFrontSvg,
    way: [0, 1],
  },
  {
    of: 'ecommerce.webp',
    behind: layersEcommerceBehindWebp,
    object: layersEcommerceObjectSvg,
    front: layersEcommerceFrontSvg,
    way: [0, 1],
  },
  {
    of: 'ecommerce-portrait.avif',
    behind: layersEcommerceBehindAvif,
    object: layersEcommerceObjectSvg,
    front: layersEcommerceFrontSvg,
    way: [0, 1],
  },
] as const;

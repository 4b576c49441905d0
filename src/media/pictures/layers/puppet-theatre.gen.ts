// Written by src/media/popOuts.ts; do not edit.
import layersPuppetTheatreBehindSvg from '../layers/puppet-theatre-behind.svg';
import layersPuppetTheatreObjectSvg from '../layers/puppet-theatre-object.svg';
import layersPuppetTheatreFrontSvg from '../layers/puppet-theatre-front.svg';

export default [
  {
    of: 'puppet-theatre.svg',
    behind: layersPuppetTheatreBehindSvg,
    object: layersPuppetTheatreObjectSvg,
    front: layersPuppetTheatreFrontSvg,
    way: [0.91, 0.41],
  },
] as const;

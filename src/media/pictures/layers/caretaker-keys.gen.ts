// Written by src/media/popOuts.ts; do not edit.
import layersCaretakerKeysBehindSvg from '../layers/caretaker-keys-behind.svg';
import layersCaretakerKeysObjectSvg from '../layers/caretaker-keys-object.svg';
import layersCaretakerKeysFrontSvg from '../layers/caretaker-keys-front.svg';

export default [
  {
    of: 'caretaker-keys.svg',
    behind: layersCaretakerKeysBehindSvg,
    object: layersCaretakerKeysObjectSvg,
    front: layersCaretakerKeysFrontSvg,
    way: [1, 0],
  },
] as const;

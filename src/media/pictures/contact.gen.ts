// Written by src/media/pictures.ts; do not edit.
import contactSvg from './contact.svg';

export default {
  src: contactSvg,
  width: 720,
  height: 860,
} as const;

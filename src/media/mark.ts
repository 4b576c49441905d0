import { palette } from '../theme/palette.ts';

/** The mark as a file of its own: white with a marigold head, on the night wall, square (art direction, 5). */
export const markFile = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 88"><path fill="${palette.raat}" d="M0 0h88v88H0z"/><path fill="${palette.white}" fill-rule="evenodd" d="M16 73V41a28 28 0 0 1 56 0v32H60V59H28v14ZM28 49v-8a16 16 0 0 1 32 0v8Z"/><circle cx="44" cy="40" r="9" fill="${palette.genda}"/></svg>\n`;

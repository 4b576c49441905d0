/** Where the hero's button leads: the id of the film's heading. */
export const FILM = 'film';

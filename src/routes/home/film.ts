/** The id of the film's place, the target of the hero's button. */
export const FILM = 'film-player';

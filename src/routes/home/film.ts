/** The id of the film's heading, the target of the hero's button. */
export const FILM = 'film';

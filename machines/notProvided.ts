/** Placeholder for an actor that the site must provide; rejects with the actor's name. */
export const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

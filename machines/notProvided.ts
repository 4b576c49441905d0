/** Stands for an actor that the site has to provide: rejects, and says its name. */
export const notProvided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

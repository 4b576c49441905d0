/** Errors that end a command. */

/** A wrong command line; the message states the correct usage. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command that cannot be carried out; the message states the reason. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

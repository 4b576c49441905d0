/** Why a command ends without having done what it was asked. */

/** A command line that makes no sense; the message says what does. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** What was asked cannot be done; the message says why, to the owner. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

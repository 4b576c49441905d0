/** Why a command ends without having done what it was asked. */

/** A command line that makes no sense; the message says what does. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** A command cannot be carried out; the message tells its owner why. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
}

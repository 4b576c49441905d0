/**
 * One sync at a time for many callers: calls during a sync share the next. After a failure every later one fails,
 * because Linux reports lost writes once and then succeeds (https://wiki.postgresql.org/wiki/Fsync_Errors).
 */
export function sharedSync(sync: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last.then(() => {
      // This sync may miss commits from here on.
      next = undefined;
      return sync();
    });
    last = next;
    return next;
  };
}

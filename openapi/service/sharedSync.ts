/**
 * One sync at a time for many callers: those who ask during one share the next. After a failure every later one fails,
 * because Linux reports lost writes once and then succeeds (https://wiki.postgresql.org/wiki/Fsync_Errors).
 */
export function sharedSync(sync: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    next ??= last.then(() => {
      // A commit from here on may come too late for this sync.
      next = undefined;
      return sync();
    });
    last = next;
    return next;
  };
}

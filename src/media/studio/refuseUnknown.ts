/** Ends the process with a message when a name is unknown. */
export function refuseUnknown(asked: readonly string[], known: readonly string[]): void {
  const unknown = asked.filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  console.error(
    `There is no picture '${unknown.join("', '")}': src/media/studio/README.md says how to draw and list one.`,
  );
  process.exit(1);
}

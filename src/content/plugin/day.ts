/** True for a real day, as yyyy-mm-dd. */
export function isDay(day: string): boolean {
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day;
}

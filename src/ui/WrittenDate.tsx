/** 12 March 2025 */
const written = (date: string) =>
  new Date(date).toLocaleDateString('en-IN', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/**
 * A day as people write it.
 *
 * @param date yyyy-mm-dd
 */
export const WrittenDate = ({ date, className }: { date: string; className?: string }) => (
  <time className={className} dateTime={date}>
    {written(date)}
  </time>
);

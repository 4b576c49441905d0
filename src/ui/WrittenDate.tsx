/** 12 March 2025 */
const written = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/**
 * A day as people write it. A browser that writes it otherwise keeps the prerendered words.
 *
 * @param date yyyy-mm-dd
 */
export const WrittenDate = ({ date, className }: { date: string; className?: string }) => (
  <time className={className} dateTime={date} suppressHydrationWarning>
    {written(date)}
  </time>
);

const DAY = { dateStyle: 'long' } as const;
const MONTH = { month: 'long', year: 'numeric' } as const;

/** 12 March 2025, or March 2025 where no day is given. */
const written = (date: string) =>
  new Date(date).toLocaleDateString('en-GB', { ...(date.length > 7 ? DAY : MONTH), timeZone: 'UTC' });

/**
 * A day or a month in words. Where a browser formats it differently, the prerendered words stay.
 *
 * @param date yyyy-mm-dd or yyyy-mm
 */
export const WrittenDate = ({ date, className }: { date: string; className?: string }) => (
  <time className={className} dateTime={date} suppressHydrationWarning>
    {written(date)}
  </time>
);

// The first `Intl` format loads the browser's locale data: some 18 ms of an article's hydration.
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** 12 March 2025 */
function written(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${months[Number(month) - 1]} ${year}`;
}

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

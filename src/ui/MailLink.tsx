/**
 * A link to a mailbox; a long address breaks after the @. Its accessible name is the address without the break, which
 * screen readers would read as a space.
 */
export function MailLink({ to, className }: { to: string; className?: string }) {
  const [mailbox, host] = to.split('@');
  return (
    <a className={className} href={`mailto:${to}`} aria-label={to}>
      <span>
        {mailbox}@<wbr />
        {host}
      </span>
    </a>
  );
}

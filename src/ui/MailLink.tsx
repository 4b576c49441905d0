/**
 * A link to a mailbox; where the address has to be broken, it breaks after the @. Its name is the address without that
 * place, which would be read out as a space.
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

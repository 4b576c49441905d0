/** A link to a mailbox; where the address has to be broken, it breaks after the @. */
export function MailLink({ to, className }: { to: string; className?: string }) {
  const [mailbox, host] = to.split('@');
  return (
    <a className={className} href={`mailto:${to}`}>
      <span>
        {mailbox}@<wbr />
        {host}
      </span>
    </a>
  );
}

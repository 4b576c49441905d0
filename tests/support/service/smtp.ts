/** A real SMTP server on loopback that keeps its mails. */
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  /** Envelope addresses, which decide the delivery. */
  from: string;
  to: string[];
  raw: string;
  mail: Email;
}

interface SmtpOptions {
  /** Called with each complete mail before it is accepted; an error refuses it. */
  take?: (mail: ReceivedMail) => Promise<void> | void;
}

/** Starts the server. Use with `await using`. */
export async function startSmtp({ take }: SmtpOptions = {}) {
  const received: ReceivedMail[] = [];
  let offered = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, session, done) {
      try {
        const chunks: Buffer[] = [];
        for await (const chunk of stream) chunks.push(chunk);
        const raw = Buffer.concat(chunks).toString('utf8');
        const { mailFrom, rcptTo } = session.envelope;
        const mail: ReceivedMail = {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw,
          mail: await PostalMime.parse(raw),
        };
        offered += 1;
        await take?.(mail);
        received.push(mail);
        done();
      } catch (error) {
        done(error instanceof Error ? error : new Error(String(error)));
      }
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    received,
    /** Number of complete mails received, accepted or refused. */
    offered: () => offered,
    url: `smtp://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

/** The URL of no server: port 1 is never given to a program that asks for any port, as the tests' servers do. */
export const deadSmtp = 'smtp://127.0.0.1:1';

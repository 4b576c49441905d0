/** Mail servers that misbehave, each in one way. */
import { type AddressInfo, createServer, type Socket } from 'node:net';

/** A server's replies to the lines of a session; `hang up` ends it there. */
interface SmtpReplies {
  greeting?: string;
  from?: string;
  rcpt?: string;
  /** The reply to the end of the mail. */
  done?: string;
}

const hangUp = 'hang up';

export const failingReplies = {
  'hangs up at once': { greeting: hangUp },
  'talks garbage': { greeting: '\u0000\u00FF}]) <html>' },
  'is too busy to greet': { greeting: '421 Too busy' },
  'defers every recipient': { rcpt: '451 Try again later' },
  'hangs up at the recipient': { rcpt: hangUp },
  'refuses the sender, which the owner has to correct': { from: '553 Not from here' },
  'refuses the mail for now': { done: '452 Disk full' },
  'hangs up after the mail instead of taking it': { done: hangUp },
  'talks garbage after the mail': { done: '<html>' },
} satisfies Record<string, SmtpReplies>;

/** Servers that refuse a mail permanently (RFC 5321, 4.2.1). */
export const refusing = {
  'the recipient': { rcpt: '550 No such mailbox' },
  'the mail': { done: '554 Spam' },
} satisfies Record<string, SmtpReplies>;

/** Starts a server with these replies. Use with `await using`. */
export async function startBadSmtp(replies: SmtpReplies) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8'));
    // Clients may hang up first.
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    const say = (text: string) => {
      if (text === hangUp) socket.destroy();
      else socket.write(`${text}\r\n`);
    };
    let isData = false;
    let pending = '';
    socket.on('data', (text: string) => {
      pending += text;
      for (let end = pending.indexOf('\r\n'); end >= 0; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end);
        pending = pending.slice(end + 2);
        if (isData && line !== '.') continue;
        if (isData) say(replies.done ?? '250 Taken');
        else if (/^MAIL/i.test(line)) say(replies.from ?? '250 OK');
        else if (/^RCPT/i.test(line)) say(replies.rcpt ?? '250 OK');
        else if (/^DATA/i.test(line)) say('354 Go on');
        else if (/^QUIT/i.test(line)) say('221 Bye');
        else say('250 OK');
        isData = /^DATA/i.test(line);
      }
    });
    say(replies.greeting ?? '220 mail.example ESMTP');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

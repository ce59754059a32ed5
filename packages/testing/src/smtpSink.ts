import { type AddressInfo, createServer, type Socket } from 'node:net';

export interface TakenMail {
  to: string;
  /** Without angle brackets. */
  messageId: string;
  /** Headers and body as they came. */
  text: string;
}

export interface SmtpSink {
  readonly port: number;
  /** Every mail that was answered with 250, in order. */
  readonly mails: readonly TakenMail[];
  clear(): void;
  close(): Promise<void>;
}

export interface SmtpSinkOptions {
  /** The reply to a recipient or to the text for it; 250 unless it says otherwise. */
  reply?: (place: 'recipient' | 'text', to: string) => string | undefined;
  /** Ends the connection in place of the reply to a text that was taken: the sender does not know. */
  hangUp?: () => boolean;
  /** ms before the text is answered. */
  slow?: () => number;
  /** Told of a mail before the reply goes out: who is killed here has sent it and does not know. */
  onMail?: (mail: TakenMail) => void;
}

/** A mail server that takes everything, keeps it in memory and counts. */
export async function createSmtpSink(options: SmtpSinkOptions = {}): Promise<SmtpSink> {
  const mails: TakenMail[] = [];
  const sockets = new Set<Socket>();

  function take(to: string, lines: readonly string[]): void {
    const text = lines.map((line) => (line.startsWith('.') ? line.slice(1) : line)).join('\n');
    const mail = { to, messageId: /^Message-ID: *<([^>]+)>/im.exec(text)?.[1] ?? '', text };
    mails.push(mail);
    options.onMail?.(mail);
  }

  function serve(socket: Socket): void {
    let rest = '';
    let to = '';
    let text: string[] | null = null;
    const say = (line: string) => socket.writable && socket.write(`${line}\r\n`);
    const answerText = (lines: readonly string[]) => {
      const recipient = to;
      const reply = options.reply?.('text', recipient);
      if (!reply) {
        take(recipient, lines);
        if (options.hangUp?.()) return void socket.destroy();
      }
      const response = () => say(reply ?? '250 2.0.0 ok');
      const wait = options.slow?.() ?? 0;
      if (wait > 0) setTimeout(response, wait);
      else response();
    };
    const hear = (line: string) => {
      if (text) {
        if (line !== '.') return void text.push(line);
        const lines = text;
        text = null;
        return answerText(lines);
      }
      if (/^EHLO/i.test(line)) say('250 sink');
      else if (/^RCPT TO:/i.test(line)) {
        to = /<([^>]*)>/.exec(line)?.[1] ?? '';
        say(options.reply?.('recipient', to) ?? '250 ok');
      } else if (/^DATA/i.test(line)) {
        text = [];
        say('354 go');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 ok');
    };
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('latin1')).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) hear(line);
    });
    socket.on('error', () => {});
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    say('220 sink');
  }

  const server = createServer(serve);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    mails,
    clear: () => void mails.splice(0),
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

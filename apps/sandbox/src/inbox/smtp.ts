import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { StateFile } from '../state.ts';

/** How many mails are saved; the oldest go first. */
const most = 500;

/** An SMTP server that accepts every mail and keeps it for the inbox. Resolves with its port. */
export async function startSmtp(
  state: StateFile,
  { port, host }: { port: number; host: string },
  now: () => number,
) {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, session, callback) {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        PostalMime.parse(Buffer.concat(pieces)).then((mail) => {
          const envelope = session.envelope;
          state.data.mails.push({
            id: (state.data.mails.at(-1)?.id ?? 0) + 1,
            receivedAt: new Date(now()).toISOString(),
            from: envelope.mailFrom ? envelope.mailFrom.address : '',
            to: envelope.rcptTo.map((recipient) => recipient.address),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ?? '',
          });
          state.data.mails.splice(0, Math.max(0, state.data.mails.length - most));
          state.save();
          callback();
        }, callback);
      });
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

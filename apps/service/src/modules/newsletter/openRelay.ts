import { Readable } from 'node:stream';
import { parseConnectionUrl } from 'nodemailer/lib/shared';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { Reply } from './judgeReply.ts';

export interface Envelope {
  from: string;
  to: string;
}

export type RelayReply =
  | { outcome: 'accepted'; reply: Reply }
  /** A reply about this address or this text; the connection goes on. */
  | { outcome: 'refused'; at: 'recipient' | 'text'; reply: Reply }
  /** `onText` said no. */
  | { outcome: 'withheld' }
  /** The relay cannot be used now. `textWasOut`: whether it may have the mail nevertheless. */
  | { outcome: 'trouble'; textWasOut: boolean; failure: string };

export interface Relay {
  /** Sends one mail. `onText` runs when the relay is ready for the text, and decides whether it goes out. */
  send(envelope: Envelope, text: Buffer, onText: () => Promise<boolean>): Promise<RelayReply>;
  isOpen(): boolean;
  close(): void;
}

interface SmtpError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
}

/** Thrown into the text that must not go out. */
class Withheld extends Error {}

const replyOf = ({ response, responseCode }: SmtpError): Reply | null =>
  typeof response === 'string' && responseCode ? { code: responseCode, text: response } : null;

const failureOf = (error: SmtpError) => error.responseCode?.toString() ?? error.code ?? 'unknown';

/** Replies to these are about one mail; any other failure is about the relay or us. */
function placeOf({ command, code }: SmtpError): 'recipient' | 'text' | null {
  if (command === 'RCPT TO') return 'recipient';
  return command === 'DATA' && (code === 'EMESSAGE' || code === 'EENVELOPE') ? 'text' : null;
}

/** One connection to the mail server of `smtpUrl`, signed in. Throws when there is none to be had. */
export async function openRelay(smtpUrl: string): Promise<Relay> {
  const { auth, ...options } = parseConnectionUrl(smtpUrl);
  const connection = new SMTPConnection({
    ...options,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as ConstructorParameters<typeof SMTPConnection>[0]);
  let open = true;
  const end = () => {
    open = false;
    connection.close();
  };
  await new Promise<void>((done, failed) => {
    connection.once('error', failed);
    connection.connect((error) => {
      if (error) failed(error);
      else if (!auth) done();
      else
        connection.login({ credentials: auth } as never, (problem) => (problem ? failed(problem) : done()));
    });
  }).catch((error: Error) => {
    end();
    throw error;
  });
  /** Ends the mail under way when the connection does. */
  let fail: ((error: Error) => void) | null = null;
  connection.on('error', (error) => {
    end();
    fail?.(error);
  });
  connection.on('end', () => {
    open = false;
    fail?.(Object.assign(new Error('closed'), { code: 'ECONNECTION' }));
  });

  return {
    isOpen: () => open,
    close() {
      if (!open) return;
      open = false;
      connection.quit();
    },
    async send(envelope, text, onText) {
      let textWasOut = false;
      const stream = textWhen(text, async () => {
        textWasOut = await onText();
        return textWasOut;
      });
      try {
        const response = await new Promise<string>((done, failed) => {
          fail = failed;
          connection.send(envelope, stream, (error, info) => {
            if (error) failed(error);
            else done(info?.response ?? '250');
          });
        });
        return { outcome: 'accepted', reply: { code: Number(response.slice(0, 3)), text: response } };
      } catch (error) {
        const problem = error as SmtpError;
        // The relay waits for the text of a mail that is not to be: only without it can it be none.
        if (error instanceof Withheld || stream.errored instanceof Withheld) {
          end();
          return { outcome: 'withheld' };
        }
        const [reply, at] = [replyOf(problem), placeOf(problem)];
        // 421: the relay closes the connection.
        if (reply && at && reply.code !== 421) {
          await reset(connection).catch(end);
          return { outcome: 'refused', at, reply };
        }
        end();
        return { outcome: 'trouble', textWasOut: textWasOut && !reply, failure: failureOf(problem) };
      } finally {
        fail = null;
      }
    },
  };
}

/** The text as a stream that is first read when the relay has said that it may come. */
function textWhen(text: Buffer, mayGo: () => Promise<boolean>): Readable {
  let transferring = false;
  return new Readable({
    read() {
      if (transferring) return;
      transferring = true;
      mayGo().then(
        (yes) => {
          if (!yes) return void this.destroy(new Withheld());
          this.push(text);
          this.push(null);
        },
        (error: Error) => void this.destroy(error),
      );
    },
  });
}

const reset = (connection: InstanceType<typeof SMTPConnection>) =>
  new Promise<void>((done, failed) => connection.reset((error) => (error ? failed(error) : done())));

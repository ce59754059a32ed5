import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { type Check, type Finding, isLocal, ok, problem, unread, warning } from './Check.ts';

const remedy = 'Check SMTP_URL: smtps://user:password@host, or smtp://…:587.';

/** Says hello to the mail server, turns TLS on, and signs in. Sends nothing. */
function sayHello(url: URL): Promise<{ secure: boolean }> {
  const secure = url.protocol === 'smtps:';
  const connection = new SMTPConnection({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 5_000,
  });
  return new Promise<{ secure: boolean }>((done, fail) => {
    connection.once('error', fail);
    connection.once('end', () => fail(new Error('The connection ended.')));
    connection.connect(() => {
      const greeting = { secure: connection.secure };
      if (!url.username) return done(greeting);
      const credentials = { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) };
      connection.login(credentials, (error) => (error ? fail(error) : done(greeting)));
    });
  }).finally(() => connection.quit());
}

/** The mail server: whether it connects, says hello, has TLS, and knows the password. Sends no mail. */
export const mailCheck: Check = {
  name: 'mail',
  async examine({ mail, sandbox }): Promise<Finding[]> {
    if (!mail) return unread;
    if (!mail.smtpUrl) {
      if (sandbox) return [ok('The sandbox takes mails.')];
      return [warning('There is no SMTP_URL: mails wait in the outbox.', remedy)];
    }
    const url = new URL(mail.smtpUrl);
    try {
      const { secure } = await sayHello(url);
      const says = `${url.host} says hello${url.username ? ' and knows the password' : ''}`;
      if (secure) return [ok(`${says}, over TLS.`)];
      if (isLocal(url.hostname)) return [ok(`${says}, without TLS on this machine.`)];
      return [
        warning(`${says}, but without TLS: codes can be read on the way.`, 'Use smtps://, or STARTTLS.'),
      ];
    } catch (error) {
      const { code = 'no answer', responseCode } = error as { code?: string; responseCode?: number };
      const why = responseCode ? `${code}, ${responseCode}` : code;
      return [problem(`${url.host} does not take mails (${why}).`, remedy)];
    }
  },
};

import { brand, isLanguage } from '@tern/domain';
import { createServerIntl, type Language } from '@tern/i18n';
import { compileCatalogue } from '@tern/i18n/node';
import { renderMail, type Say, type TemplateData } from '@tern/mails';
import { createTransport } from 'nodemailer';
import { type Context, moment } from '../../context.ts';
import { claimMails, markFailed, markSent } from './mail.repo.ts';

export interface MailSender {
  /** Sends what is due. Returns how many mails went out. */
  run(): Promise<number>;
  close(): void;
}

// Seconds between tries: most troubles are short, some last a night.
const retries = [5, 30, 120, 600, 1800, 3600, 3600, 6 * 3600, 12 * 3600, 24 * 3600];
const lease = 60_000;

/** Sends the outbox to `smtpUrl`. Without one, mails wait. */
export function createMailSender(context: Context): MailSender {
  const { smtpUrl, mailFrom } = context.config;
  const voices = new Map<Language, Say>();
  const sayIn = (language: Language): Say => {
    let say = voices.get(language);
    if (!say) {
      const intl = createServerIntl(language, compileCatalogue(language, ['mail']));
      say = (message, values) => intl.formatMessage(message, values);
      voices.set(language, say);
    }
    return say;
  };
  const transport = smtpUrl
    ? createTransport(smtpUrl, { connectionTimeout: 10_000, socketTimeout: 20_000 } as never)
    : null;

  return {
    async run() {
      if (!transport) return 0;
      const mails = await claimMails(context.db, moment(context), moment(context, lease));
      let sent = 0;
      for (const mail of mails) {
        if (mail.expiresAt && mail.expiresAt.getTime() <= context.clock.now()) {
          await markFailed(context.db, mail.id, 'expired', null);
          context.metrics.mail('expired');
          continue;
        }
        const language: Language = isLanguage(mail.language) ? mail.language : 'en';
        try {
          const rendered = renderMail({
            template: mail.template as keyof TemplateData,
            data: mail.data as never,
            language,
            say: sayIn(language),
            publicOrigin: context.config.publicOrigin,
          });
          await transport.sendMail({
            from: { name: brand.name, address: mailFrom },
            to: mail.recipient,
            // The same identifier on every try, so that a mail that arrives twice is recognised as one.
            messageId: `<${mail.id}@${new URL(context.config.publicOrigin).hostname}>`,
            ...rendered,
          });
          await markSent(context.db, mail.id, moment(context));
          context.metrics.mail('sent');
          sent += 1;
        } catch (error) {
          const failure = (error as { code?: string }).code ?? (error as Error).name;
          const wait = retries[mail.attempts - 1];
          const next = wait === undefined ? null : moment(context, wait * 1000);
          await markFailed(context.db, mail.id, failure, next);
          context.metrics.mail(next ? 'failed' : 'given_up');
          context.log.warn({ mail: mail.id, failure, attempts: mail.attempts }, 'mail not sent');
        }
      }
      return sent;
    },
    close: () => transport?.close(),
  };
}

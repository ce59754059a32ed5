import { brand, isLanguage } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { type RenderedMail, renderMail, type TemplateData } from '@tern/mails';
import { createTransport } from 'nodemailer';
import { type Context, timeFromNow } from '../../context.ts';
import { databaseFailure } from '../../db/DatabaseUnavailable.ts';
import { tryAgain } from '../../db/tryAgain.ts';
import { saleTo } from '../payment/subscription/saleTo.ts';
import { claimMail, type MailRow, markFailed, markSent } from './mail.repo.ts';
import { sayIn } from './sayIn.ts';
import { stopOf } from './stopOf.ts';

export interface MailSender {
  /** Sends what is due until `stopping` is aborted. Returns how many mails went out. */
  run(stopping?: AbortSignal): Promise<number>;
  /** Writes down what went out, and lets the mail server go. */
  close(): Promise<void>;
}

// Seconds between tries: most troubles are short, some last a night.
const retries = [5, 30, 120, 600, 1800, 3600, 3600, 6 * 3600, 12 * 3600, 24 * 3600];
/** ms that a mail belongs to who took it: longer than a mail server may take for one. */
const lease = 120_000;
/** Mails of one round: a stop and other work wait for no more. */
const most = 100;

/** Sends the outbox to `smtpUrl`. Without one, mails wait. */
export function createMailSender(context: Context): MailSender {
  const { smtpUrl, mailFrom } = context.config;
  const transport = smtpUrl
    ? createTransport(smtpUrl, {
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 20_000,
      } as never)
    : null;
  /** Sent, but not written down since the database was away: by id. They must not go out again. */
  const unwritten = new Map<string, Date>();

  async function writeSent(): Promise<void> {
    for (const [id, sentAt] of unwritten) {
      // Saying it twice is saying it once.
      await tryAgain(
        () => markSent(context.db, id, sentAt),
        (error) => databaseFailure(error) !== null,
      );
      unwritten.delete(id);
    }
  }

  async function render(mail: MailRow, stop: string | null): Promise<RenderedMail | null> {
    const language: Language = isLanguage(mail.language) ? mail.language : 'en';
    return renderMail({
      template: mail.template as keyof TemplateData,
      ...(stop && { stopUrl: stop }),
      data: mail.data as never,
      language,
      say: sayIn(language),
      publicOrigin: context.config.publicOrigin,
      maySell: await saleTo(context, mail.userId),
    });
  }

  async function send(mail: MailRow, rendered: RenderedMail): Promise<void> {
    await transport?.sendMail({
      from: { name: brand.name, address: mailFrom },
      to: mail.recipient,
      // The same identifier on every try, so that a mail that arrives twice is recognised as one.
      messageId: `<${mail.id}@${new URL(context.config.publicOrigin).hostname}>`,
      ...rendered,
    });
  }

  /** Whether the mail went out. */
  async function deliver(mail: MailRow): Promise<boolean> {
    if (mail.expiresAt && mail.expiresAt.getTime() <= context.clock.now()) {
      await markFailed(context.db, mail.id, 'expired', null);
      context.metrics.mail('expired');
      return false;
    }
    try {
      const stop = await stopOf(context, mail);
      const rendered = stop === 'unwanted' ? null : await render(mail, stop);
      if (!rendered) {
        await markFailed(context.db, mail.id, stop === 'unwanted' ? 'not wanted' : 'nothing to sell', null);
        context.metrics.mail('left_out');
        return false;
      }
      await send(mail, rendered);
    } catch (error) {
      const failure = (error as { code?: string }).code ?? (error as Error).name;
      const wait = retries[mail.attempts - 1];
      const next = wait === undefined ? null : timeFromNow(context, wait * 1000);
      await markFailed(context.db, mail.id, failure, next);
      context.metrics.mail(next ? 'failed' : 'given_up');
      context.log.warn({ mail: mail.id, failure, attempts: mail.attempts }, 'mail not sent');
      return false;
    }
    unwritten.set(mail.id, timeFromNow(context));
    context.metrics.mail('sent');
    await writeSent();
    return true;
  }

  return {
    async run(stopping) {
      if (!transport) return 0;
      await writeSent();
      let sent = 0;
      for (let turn = 0; turn < most && !stopping?.aborted; turn += 1) {
        const mail = await claimMail(context.db, timeFromNow(context), timeFromNow(context, lease));
        if (!mail) break;
        if (await deliver(mail)) sent += 1;
      }
      return sent;
    },
    async close() {
      await writeSent().catch(() => {});
      transport?.close();
    },
  };
}

import { isLanguage, type Language } from '@tern/domain';
import type { TemplateData } from '@tern/mails';
import { type Context, newId, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { findRecipient, findSentTo, insertMail, takeUnsent } from './mail.repo.ts';
import { mayGoUnproven } from './unprovenNotices.ts';

export type Mail = {
  [Name in keyof TemplateData]: {
    /** Names the reason: the same one never mails twice. */
    occasion: string;
    /** Whose address it goes to, or an address that belongs to no account any more, or never did. */
    to: { userId: string } | { email: string; language: string; isProven?: boolean };
    template: Name;
    data: TemplateData[Name];
    /** Not sent before; at once where it is left out. */
    sendAt?: Date;
    /** When the mail is of no use any more. */
    expiresAt?: Date;
  };
}[keyof TemplateData];

/**
 * Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that commits. Notices beyond the
 * limit of a mailbox that nobody has shown are left out.
 */
export async function enqueueMail(context: Context, db: Queries, mail: Mail): Promise<void> {
  const { to } = mail;
  const userId = 'userId' in to ? to.userId : null;
  const recipient = 'userId' in to ? await findRecipient(db, to.userId) : to;
  if (!recipient?.email) return;
  const notice = { template: mail.template, email: recipient.email };
  if (!recipient.isProven && !(await mayGoUnproven(context, db, notice))) return;
  await insertMail(db, {
    id: newId('mail', context.random),
    occasion: mail.occasion,
    userId,
    recipient: recipient.email,
    template: mail.template,
    language: recipient.language,
    data: mail.data,
    createdAt: timeFromNow(context),
    nextTryAt: mail.sendAt ?? timeFromNow(context),
    expiresAt: mail.expiresAt,
  });
}

/** Takes back the mails to a person that still wait, by the beginning of their occasion: another mail says the same. */
export function takeWaitingMails(
  db: Queries,
  about: { userId: string; occasions: string },
): Promise<{ template: string; data: Record<string, unknown> }[]> {
  return takeUnsent(db, about);
}

/** The address a mail was sent to; null while it waits, or when there is none. */
export function sentTo(db: Queries, occasion: string): Promise<string | null> {
  return findSentTo(db, occasion);
}

/** The language that a person's mails are written in. */
export async function mailLanguageOf(db: Queries, userId: string): Promise<Language> {
  const language = (await findRecipient(db, userId))?.language;
  return isLanguage(language) ? language : 'en';
}

import { type Context, moment, newId } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import { findRecipient, findSentTo, insertMail } from './mail.repo.ts';
import type { TemplateData } from './templates.ts';

export type Mail = {
  [Name in keyof TemplateData]: {
    /** Names the reason: the same one never mails twice. */
    occasion: string;
    userId: string;
    template: Name;
    data: TemplateData[Name];
  };
}[keyof TemplateData];

/** Puts a mail into the outbox, in the caller's transaction: it is sent if and only if that commits. */
export async function enqueueMail(context: Context, db: Queries, mail: Mail): Promise<void> {
  const recipient = await findRecipient(db, mail.userId);
  if (!recipient?.email) return;
  await insertMail(db, {
    id: newId('mail', context.random),
    occasion: mail.occasion,
    userId: mail.userId,
    recipient: recipient.email,
    template: mail.template,
    language: recipient.language,
    data: mail.data,
    createdAt: moment(context),
    nextTryAt: moment(context),
  });
}

/** The address a mail was sent to; null while it waits, or when there is none. */
export function sentTo(db: Queries, occasion: string): Promise<string | null> {
  return findSentTo(db, occasion);
}

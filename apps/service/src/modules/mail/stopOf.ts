import { isOptionalMail } from '@tern/domain';
import { categoryOfMail, type TemplateData } from '@tern/mails';
import type { Context } from '../../context.ts';
import type { MailRow } from './mail.repo.ts';
import { findMailChoices } from './mailPreferences.repo.ts';
import { stopUrl } from './stopLink.ts';

/** The page that stops mails of this kind; null where nobody can. `unwanted`: its reader has stopped them. */
export async function stopOf(
  context: Context,
  { template, userId }: Pick<MailRow, 'template' | 'userId'>,
): Promise<string | null | 'unwanted'> {
  const kind = categoryOfMail[template as keyof TemplateData];
  if (!userId || !isOptionalMail(kind)) return null;
  const choices = await findMailChoices(context.db, userId);
  return choices?.[kind] === false ? 'unwanted' : stopUrl(context, { userId, kind });
}

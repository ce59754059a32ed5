import { brand, isLanguage, type LetterContent, letterIn } from '@tern/domain';
import { renderMail } from '@tern/mails';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { Context } from '../../context.ts';
import { sayIn } from '../mail/sayIn.ts';
import type { SaleTo } from '../payment/subscription/saleTo.ts';
import { issueUrl, leaveUrls } from './newsletterLinks.ts';

export interface Addressee {
  email: string;
  language: string;
  leaveToken: string;
}

/**
 * The issue as the mail of one reader: in their language, or in English where the issue lacks it, and without what cannot be
 * sold to them. Null where nothing else is in it.
 */
export function composeIssue(
  context: Pick<Context, 'config'>,
  mail: { id: string; issueId: string; content: LetterContent; to: Addressee; maySell: SaleTo },
): Promise<Buffer> | null {
  const { publicOrigin, mailFrom } = context.config;
  const { to } = mail;
  const { letter, language } = letterIn(mail.content, isLanguage(to.language) ? to.language : 'en');
  const rendered = renderMail({
    template: 'newsletter',
    data: {
      ...letter,
      issue_url: issueUrl({ publicOrigin, language }, mail.issueId),
      // The page to leave on is in the reader's language, whatever the issue is in.
      ...leaveUrls({ publicOrigin, language: to.language }, to.leaveToken),
    },
    language,
    say: sayIn(language),
    publicOrigin,
    maySell: mail.maySell,
  });
  if (!rendered) return null;
  return new MailComposer({
    from: { name: brand.name, address: mailFrom },
    to: to.email,
    // The same on every try, and the name by which notices of the relay find the delivery.
    messageId: `<${mail.id}@${new URL(publicOrigin).hostname}>`,
    ...rendered,
  })
    .compile()
    .build();
}

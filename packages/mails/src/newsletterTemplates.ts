import { brand, letterFor } from '@tern/domain';
import type { MailParts, SellingVoice } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import { oneClick } from './oneClick.ts';
import type { TemplateData } from './TemplateData.ts';

type Name = 'newsletterConfirm' | 'newsletterWelcome' | 'newsletterKnown' | 'newsletter';

/** Mails of the newsletter. */
export const newsletterTemplates: {
  [Each in Name]: (voice: SellingVoice, data: TemplateData[Each]) => MailParts | null;
} = {
  newsletterConfirm: ({ say }, data) => ({
    subject: say(messages.newsletterConfirmSubject, { brand: brand.name }),
    paragraphs: [say(messages.newsletterConfirmText, { brand: brand.name })],
    action: { label: say(messages.newsletterConfirmAction), href: data.confirm_url },
    remarks: [say(messages.newsletterConfirmNotYou, { hours: data.hours })],
    withoutAccount: true,
  }),
  newsletterWelcome: ({ say }, data) => ({
    subject: say(messages.newsletterWelcomeSubject, { brand: brand.name }),
    paragraphs: [say(messages.newsletterWelcomeText, { brand: brand.name })],
    action: { label: say(messages.newsletterLeave), href: data.leave_url, quiet: true },
    withoutAccount: true,
    headers: oneClick(data.one_click_url),
  }),
  newsletterKnown: ({ say }, data) => ({
    subject: say(messages.newsletterKnownSubject, { brand: brand.name }),
    paragraphs: [say(messages.newsletterKnownText, { brand: brand.name })],
    action: { label: say(messages.newsletterLeave), href: data.leave_url, quiet: true },
    withoutAccount: true,
    headers: oneClick(data.one_click_url),
  }),
  newsletter: ({ say, maySell }, { issue_url, leave_url, one_click_url, ...written }) => {
    const letter = letterFor(written, maySell);
    return (
      letter && {
        subject: letter.title,
        preview: letter.description,
        paragraphs: [],
        letter: letter.blocks,
        remarks: [say(messages.newsletterReason, { brand: brand.name })],
        links: [
          { label: say(messages.newsletterOnSite), href: issue_url },
          { label: say(messages.newsletterLeave), href: leave_url },
        ],
        withoutAccount: true,
        headers: oneClick(one_click_url),
      }
    );
  },
};

import { brand, buildPath, type Goods } from '@tern/domain';
import type { Language, OrderSentences } from '@tern/i18n';
import { type LinkText, letterText } from './letterText.ts';
import type { Say } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import { mailboxMessages } from './mailbox.messages.ts';
import { mailHtml } from './mailHtml.ts';
import { oneClick } from './oneClick.ts';
import type { TemplateData } from './TemplateData.ts';
import { templates } from './templates.ts';

const orderText = ({ title, lines, stop }: OrderSentences, say: Say): string[] => [
  [title, ...lines.map(({ when, text }) => say(messages.labeled, { label: when, text }))].join('\n'),
  ...(stop ? [stop] : []),
];

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

/**
 * A mail in text and HTML, in the person's language and direction. Null where it would say nothing but what cannot be sold to
 * its reader.
 */
export function renderMail<Name extends keyof TemplateData>(options: {
  template: Name;
  data: TemplateData[Name];
  language: Language;
  say: Say;
  /** Where links lead, without a trailing slash. */
  publicOrigin: string;
  /** Whether something may be sold to the reader; by default nothing is. */
  maySell?: (what: Goods) => boolean;
  /** Where its reader stops mails of this kind; nowhere without it. */
  stopUrl?: string;
}): RenderedMail | null {
  const { language, say, publicOrigin, maySell = () => false, stopUrl } = options;
  const parts = templates[options.template]({ language, say, maySell }, options.data);
  if (!parts) return null;
  const {
    subject,
    paragraphs,
    typed = false,
    code,
    facts = [],
    order,
    action,
    choices = [],
    remarks = [],
    preview,
    letter = [],
    replyTo,
  } = parts;
  const stop = stopUrl ? [{ label: say(mailboxMessages.mailStop), href: stopUrl }] : [];
  const links = [...(parts.links ?? []), ...stop];
  const headers = stopUrl ? { ...parts.headers, ...oneClick(stopUrl) } : parts.headers;
  const prefix = language === 'en' ? '' : `/${language}`;
  const account = parts.withoutAccount
    ? undefined
    : { label: say(messages.accountLink), href: `${publicOrigin}${prefix}/myAccount` };
  const greeting = say(messages.greeting);
  const support = say(messages.support, { email: brand.supportEmail.value });
  const hrefOf = (href: string) =>
    href.startsWith('/') ? publicOrigin + buildPath({ language, variant: 'desktop', path: href }) : href;
  const linkText: LinkText = (label, href) => say(messages.labeled, { label, text: hrefOf(href) });
  const text = [
    greeting,
    ...paragraphs,
    ...letterText(letter, linkText),
    ...(code ? [code] : []),
    ...(facts.length
      ? [facts.map(([label, text]) => say(messages.labeled, { label, text })).join('\n')]
      : []),
    ...(order ? orderText(order, say) : []),
    ...[action, ...choices, account].flatMap((link) => (link ? [linkText(link.label, link.href)] : [])),
    ...remarks,
    ...links.map(({ label, href }) => linkText(label, href)),
    support,
    brand.name,
  ].join('\n\n');
  const html = mailHtml({
    language,
    home: `${publicOrigin}${prefix}/`,
    subject,
    greeting,
    paragraphs,
    typed,
    preview,
    letter,
    hrefOf,
    code,
    facts,
    order,
    action: action && { ...action, href: hrefOf(action.href) },
    choices,
    account,
    remarks,
    links,
    support,
  });
  return { subject, text, html, ...(replyTo && { replyTo }), ...(headers && { headers }) };
}

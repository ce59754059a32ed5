import { brand, type Currency } from '@tern/domain';
import { directionOf, formatDate, formatMoney, type Language } from '@tern/i18n';
import { mailMessages as messages } from './mail.messages.ts';

export interface TemplateData {
  paid: {
    order_id: string;
    amount: number;
    currency: Currency;
    interval_count: number;
    interval_unit: string;
    paid_at: string;
    period_end: string;
  };
  passwordSet: Record<string, never>;
  passwordChanged: Record<string, never>;
  resetCode: { code: string; minutes: number };
}

export interface RenderedMail {
  subject: string;
  text: string;
  html: string;
}

interface Parts {
  subject: string;
  paragraphs: string[];
  facts?: [label: string, value: string][];
}

/** Writes a message in the person's language. */
export type Say = (message: { id: string }, values?: Record<string, string | number>) => string;

interface Voice {
  language: Language;
  say: Say;
}

const templates: { [Name in keyof TemplateData]: (voice: Voice, data: TemplateData[Name]) => Parts } = {
  paid: ({ language, say }, data) => ({
    subject: say(messages.paidSubject, { brand: brand.name, amount: formatMoney(data, language) }),
    paragraphs: [
      say(messages.paidText, { brand: brand.name }),
      say(messages.paidRenews, { date: formatDate(data.period_end, language, 'long') }),
    ],
    facts: [
      [
        say(messages.paidPlanLabel),
        say(messages.paidPlan, { count: data.interval_count, unit: data.interval_unit }),
      ],
      [say(messages.paidAmountLabel), formatMoney(data, language)],
      [say(messages.paidDateLabel), formatDate(data.paid_at, language, 'long')],
      [say(messages.paidOrderLabel), data.order_id],
    ],
  }),
  passwordSet: ({ say }) => ({
    subject: say(messages.passwordSetSubject, { brand: brand.name }),
    paragraphs: [say(messages.passwordSetText, { brand: brand.name }), say(messages.passwordSetNotYou)],
  }),
  passwordChanged: ({ say }) => ({
    subject: say(messages.passwordChangedSubject, { brand: brand.name }),
    paragraphs: [say(messages.passwordChangedText, { brand: brand.name }), say(messages.passwordSetNotYou)],
  }),
  resetCode: ({ say }, { code, minutes }) => ({
    subject: say(messages.resetCodeSubject, { brand: brand.name }),
    paragraphs: [
      say(messages.resetCodeText, { brand: brand.name, minutes }),
      code,
      say(messages.resetCodeNotYou),
    ],
  }),
};

/** A mail in text and HTML, in the person's language and direction. */
export function renderMail<Name extends keyof TemplateData>(options: {
  template: Name;
  data: TemplateData[Name];
  language: Language;
  say: Say;
  publicOrigin: string;
}): RenderedMail {
  const { language, say } = options;
  const { subject, paragraphs, facts = [] } = templates[options.template]({ language, say }, options.data);
  const account = `${options.publicOrigin}${language === 'en' ? '' : `/${language}`}/myAccount`;
  const support = say(messages.support, { email: brand.supportEmail.value });
  const text = [
    say(messages.greeting),
    ...paragraphs,
    ...(facts.length ? [facts.map(([label, value]) => `${label}: ${value}`).join('\n')] : []),
    `${say(messages.accountLink)}: ${account}`,
    support,
    brand.name,
  ].join('\n\n');
  const direction = directionOf(language);
  const rows = facts
    .map(
      ([label, value]) => `<tr><th align="start">${escapeHtml(label)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const html = [
    `<!doctype html><html lang="${language}" dir="${direction}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(subject)}</title></head><body dir="${direction}">`,
    `<p>${escapeHtml(say(messages.greeting))}</p>`,
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    rows && `<table>${rows}</table>`,
    `<p><a href="${escapeHtml(account)}">${escapeHtml(say(messages.accountLink))}</a></p>`,
    `<p>${escapeHtml(support)}</p><p>${escapeHtml(brand.name)}</p></body></html>`,
  ].join('\n');
  return { subject, text, html };
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

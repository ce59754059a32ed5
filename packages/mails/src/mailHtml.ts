import { brand, escapeHtml, type LetterBlock } from '@tern/domain';
import { directionOf, type Language, type OrderSentences } from '@tern/i18n';
import { letterHtml } from './letterHtml.ts';
import type { HrefOf } from './letterText.ts';
import { colour, fontFamily, pixels } from './tokens.ts';

interface Link {
  label: string;
  href: string;
  /** Drawn as a link instead of a button. */
  quiet?: boolean;
}

/** Finished sentences, in the order in which they are read. */
export interface MailContent {
  language: Language;
  home: string;
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  /** The paragraphs are in the language of their author. */
  typed: boolean;
  /** Shown by mail programs after the subject, and nowhere in the mail. */
  preview: string | undefined;
  letter: readonly LetterBlock[];
  hrefOf: HrefOf;
  code: string | undefined;
  facts: readonly (readonly [label: string, value: string])[];
  order: OrderSentences | undefined;
  action: Link | undefined;
  /** Equal alternatives. */
  choices: readonly Link[];
  account: Link | undefined;
  remarks: readonly string[];
  /** After the remarks. */
  links: readonly Link[];
  support: string;
}

const space = (step: number) => `${pixels(`space.${step}`)}px`;
const round = (step: number) => `${pixels(`radius.${step}`)}px`;
const font = `font-family: ${fontFamily}`;

/** One rule of the style sheet, for programs that know a dark theme: the classes repeat the inline colours. */
const darkRules = (
  [
    ['ground', 'background', 'bg'],
    ['sheet', 'background', 'surface'],
    ['sheet', 'border-color', 'line'],
    ['words', 'color', 'text'],
    ['muted', 'color', 'text-muted'],
    ['sunken', 'background', 'surface-sunken'],
    ['sunken', 'border-color', 'line'],
    ['rule', 'border-color', 'line'],
    ['press', 'background', 'action'],
    ['press-words', 'color', 'on-action'],
    ['outline', 'color', 'text'],
    ['outline', 'border-color', 'text'],
    ['link', 'color', 'data'],
  ] as const
)
  .map(([name, property, role]) => `.${name} { ${property}: ${colour('dark', role)} !important }`)
  .join('\n');

/** On a phone the words of two buttons do not fit beside each other. */
const narrowRules = `@media (max-width: 480px) {
.choices { width: 100% !important }
.choice { display: block !important; padding: 0 0 ${space(3)} !important }
.choice a { display: block !important; text-align: center !important }
}`;

/** The page of a mail: tables and inline styles, which is what mail programs agree on. */
export function mailHtml(content: MailContent): string {
  const { language, subject, code, action, choices, account, facts, order } = content;
  const direction = directionOf(language);
  // Outlook knows neither `start` nor logical properties.
  const start = direction === 'rtl' ? 'right' : 'left';
  const end = direction === 'rtl' ? 'left' : 'right';
  const light = (role: string) => colour('light', role);
  const body = `${font}; font-size: 16px; line-height: ${direction === 'rtl' ? 1.8 : 1.6}; color: ${light('text')}; text-align: ${start}`;
  const preview = content.preview
    ? `<div style="display: none; max-height: 0; overflow: hidden">${escapeHtml(content.preview)}</div>\n`
    : '';
  const paragraph = (text: string, tone: 'words' | 'muted' = 'words') =>
    `<p class="${tone}" style="margin: 0 0 ${space(4)}; ${body}${tone === 'muted' ? `; font-size: 14px; color: ${light('text-muted')}` : ''}">${lines(text)}</p>`;
  // Programs that do not know `start` keep the side above.
  const typed = (text: string) =>
    `<p class="words" dir="auto" style="margin: 0 0 ${space(4)}; ${body}; text-align: start">${lines(text)}</p>`;
  const link = ({ label, href }: Link) =>
    `<a class="link" href="${escapeHtml(href)}" style="color: ${light('data')}; text-decoration: underline">${escapeHtml(label)}</a>`;
  const choice = ({ label, href }: Link) =>
    `<td class="choice" style="padding: 0; padding-${end}: ${space(3)}"><a class="outline" href="${escapeHtml(href)}" style="display: inline-block; padding: ${space(3)} ${space(5)}; border: 1px solid ${light('text')}; border-radius: ${round(2)}; ${font}; font-size: 16px; line-height: 24px; font-weight: 500; color: ${light('text')}; text-decoration: none">${escapeHtml(label)}</a></td>`;
  /** Labels, each with its HTML beside it. */
  const rows = (pairs: readonly (readonly [label: string, html: string])[]) =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 ${space(6)}; border-collapse: collapse">${pairs
      .map(
        ([label, html]) =>
          `<tr><td class="muted rule" valign="top" align="${start}" style="padding: ${space(3)} 0; padding-${end}: ${space(2)}; border-top: 1px solid ${light('line')}; ${body}; font-size: 14px; line-height: 26px; color: ${light('text-muted')}; width: 35%">${escapeHtml(label)}</td><td class="words rule" valign="top" align="${start}" style="padding: ${space(3)} 0; border-top: 1px solid ${light('line')}; ${body}">${html}</td></tr>`,
      )
      .join('')}</table>`;
  const pieces = [
    `<h1 class="words" style="margin: 0 0 ${space(6)}; ${font}; font-size: 24px; line-height: 1.28; font-weight: 500; color: ${light('text')}; text-align: ${start}">${escapeHtml(subject)}</h1>`,
    paragraph(content.greeting),
    ...content.paragraphs.map((text) => (content.typed ? typed(text) : paragraph(text))),
    ...letterHtml(content.letter, { hrefOf: content.hrefOf, body, start }),
    code &&
      `<p dir="ltr" class="sunken words" style="margin: ${space(2)} 0 ${space(6)}; padding: ${space(5)}; border: 1px solid ${light('line')}; border-radius: ${round(2)}; background: ${light('surface-sunken')}; ${font}; font-size: 32px; line-height: 1.2; font-weight: 500; letter-spacing: 6px; color: ${light('text')}; text-align: center">${codeHtml(code)}</p>`,
    facts.length > 0 && rows(facts.map(([label, value]) => [label, `<bdi>${lines(value)}</bdi>`])),
    order &&
      `<h2 class="words" style="margin: 0 0 ${space(3)}; ${font}; font-size: 19px; line-height: 1.35; font-weight: 500; color: ${light('text')}; text-align: ${start}">${escapeHtml(order.title)}</h2>${rows(
        order.lines.map(({ when, text }) => [when, escapeHtml(text)]),
      )}${order.stop ? paragraph(order.stop, 'muted') : ''}`,
    action?.quiet && `<p style="margin: ${space(2)} 0 0; ${body}">${link(action)}</p>`,
    action &&
      !action.quiet &&
      `<table role="presentation" cellpadding="0" cellspacing="0" style="margin: ${space(2)} 0 ${space(6)}"><tr><td class="press" bgcolor="${light('action')}" style="border-radius: ${round(2)}; background: ${light('action')}"><a class="press-words" href="${escapeHtml(action.href)}" style="display: inline-block; padding: ${space(3)} ${space(6)}; ${font}; font-size: 16px; line-height: 24px; font-weight: 500; color: ${light('on-action')}; text-decoration: none">${escapeHtml(action.label)}</a></td></tr></table>`,
    choices.length > 0 &&
      `<table role="presentation" class="choices" cellpadding="0" cellspacing="0" style="margin: ${space(2)} 0 ${space(6)}"><tr>${choices.map(choice).join('')}</tr></table>`,
    ...content.remarks.map((text) => paragraph(text, 'muted')),
    ...content.links.map((each) => `<p style="margin: ${space(2)} 0 0; ${body}">${link(each)}</p>`),
    account && `<p style="margin: ${space(2)} 0 0; ${body}">${link(account)}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>
${narrowRules}
@media (prefers-color-scheme: dark) {
${darkRules}
}
</style>
</head>
<body class="ground" dir="${direction}" style="margin: 0; padding: 0; background: ${light('bg-alt')}">
${preview}<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" bgcolor="${light('bg-alt')}" style="background: ${light('bg-alt')}">
<tr><td align="center" style="padding: ${space(8)} ${space(4)}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px">
<tr><td align="${start}" style="padding: 0 0 ${space(5)}"><a class="words" href="${escapeHtml(content.home)}" style="${font}; font-size: 22px; line-height: 28px; font-weight: 600; letter-spacing: -0.02em; color: ${light('text')}; text-decoration: none">${escapeHtml(brand.name)}</a></td></tr>
<tr><td class="sheet" dir="${direction}" style="padding: ${space(8)}; border: 1px solid ${light('line')}; border-radius: ${round(3)}; background: ${light('surface')}">
${pieces.filter(Boolean).join('\n')}
</td></tr>
<tr><td style="padding: ${space(5)} 0 0">${paragraph(content.support, 'muted')}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/**
 * A code to be typed somewhere else. A screen reader would read it as one number of millions: it gets the digits one by one.
 * Programs that drop the attributes read two short numbers.
 */
function codeHtml(code: string): string {
  const seen = code.replace(/^(\d{4})(?=\d{4}$)/, '$1\u00a0');
  return `<span role="img" aria-label="${escapeHtml([...code].join(' '))}">${escapeHtml(seen)}</span>`;
}

const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>');

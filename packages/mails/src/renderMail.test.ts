import { type Goods, goodsOfLink } from '@tern/domain';
import { createServerIntl, directionOf, type Language, languages } from '@tern/i18n';
import { compileCatalogue } from '@tern/i18n/node';
import { toldBy, trialMentions } from '@tern/testing/trialMentions';
import { describe, expect, it } from 'vitest';
import type { Say } from './MailParts.ts';
import { mailMessages } from './mail.messages.ts';
import { renderMail } from './renderMail.ts';
import { sampleMails } from './sampleMails.ts';
import type { PlanNote, TemplateData } from './TemplateData.ts';

const voiceOf = (language: Language): Say => {
  const intl = createServerIntl(
    language,
    compileCatalogue(language, ['mail', 'orderCard', 'paymentInstrument']),
  );
  return (message, values) => intl.formatMessage(message, values);
};
/** A new mail says here whether it sells something besides what it says. */
const kindsOfMails = {
  paid: 'says',
  paymentReturned: 'says',
  refund: 'says',
  planShortened: 'says',
  planEnded: 'sells',
  planReturned: 'says',
  passwordSet: 'says',
  passwordChanged: 'says',
  secondFactorOn: 'says',
  secondFactorOff: 'says',
  recoveryCodeUsed: 'says',
  passkeyAdded: 'says',
  passkeyRemoved: 'says',
  passkeyRefused: 'says',
  resetCode: 'says',
  confirmCode: 'says',
  factorRecoveryRequested: 'says',
  factorRecoveryWaits: 'says',
  factorRecoveryReady: 'says',
  factorRecoveryStopped: 'says',
  emailChangeCode: 'says',
  emailChangeKnown: 'says',
  emailChangeRequested: 'says',
  emailChanged: 'says',
  emailChangeDone: 'says',
  emailRestored: 'says',
  emailTakenBack: 'says',
  newSignIn: 'says',
  renewed: 'says',
  renewalFailed: 'says',
  renewalCancelled: 'says',
  planChange: 'says',
  trialStarted: 'says',
  trialReminder: 'says',
  renewalReminder: 'says',
  trialCancelled: 'says',
  inviteJoined: 'says',
  inviteGift: 'says',
  inviteEarned: 'says',
  inviteTakenBack: 'says',
  studentCode: 'says',
  studentProven: 'sells',
  studentRenew: 'sells',
  deletionRequested: 'says',
  deletionCancelled: 'says',
  accountDeleted: 'says',
  contact: 'says',
  contactReceived: 'says',
  partnerApproved: 'says',
  newsletterConfirm: 'says',
  newsletterWelcome: 'says',
  newsletterKnown: 'says',
  cardEnds: 'says',
  instrumentChanged: 'says',
  instrumentRemoved: 'says',
  giftBought: 'says',
  voucherGiven: 'says',
  voucherTakenBack: 'says',
  renewalResumed: 'says',
  planPaused: 'says',
  planGoesOn: 'says',
  chargeDateStays: 'says',
  renewalStaysOff: 'says',
  moneyBack: 'says',
  withdrawn: 'says',
  noticeArrived: 'says',
  newsletter: 'sells',
} satisfies Record<keyof TemplateData, 'sells' | 'says'>;
const names = Object.keys(sampleMails) as (keyof TemplateData)[];
const render = (
  template: keyof TemplateData,
  language: Language = 'en',
  data: unknown = sampleMails[template],
  maySell: (what: Goods) => boolean = () => true,
) => {
  const mail = renderMail({
    template,
    data: data as never,
    language,
    say: voiceOf(language),
    publicOrigin: 'https://tern.example',
    maySell,
  });
  if (!mail) throw new Error(`${template} is not sent.`);
  return mail;
};

describe('renderMail', () => {
  it.each(languages)('says everything in %s, in its direction', (language) => {
    for (const name of names) {
      const { subject, text, html } = render(name, language);
      for (const part of [subject, text, html]) {
        expect(part).not.toMatch(/undefined|\[object|\{\w+\}|mail\.\w+/);
      }
      expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      expect(subject).not.toMatch(/[\r\n]/);
    }
  });

  it.each(languages)('names a free trial in the mails of one alone, in %s', (language) => {
    const naming = names.filter((name) => {
      const { subject, text, html } = render(name, language);
      return trialMentions([subject, text, toldBy(html)].join('\n'), language).length > 0;
    });
    expect(naming).toEqual(['trialStarted', 'trialReminder', 'trialCancelled']);
  });

  it('sells nothing to a reader to whom nothing may be sold: every mail is one of the two kinds', () => {
    const kinds: Record<keyof TemplateData, 'sells' | 'says'> = kindsOfMails;
    const textOf = (name: keyof TemplateData, maySell: (what: Goods) => boolean) => {
      const mail = renderMail({
        template: name,
        data: sampleMails[name] as never,
        language: 'en',
        say: voiceOf('en'),
        publicOrigin: 'https://tern.example',
        maySell,
      });
      return mail && `${mail.subject}\n${mail.text}\n${mail.html}`;
    };
    for (const name of names) {
      const [sold, unsold] = [textOf(name, () => true), textOf(name, () => false)];
      expect(sold, name).not.toBeNull();
      if (kinds[name] === 'says') expect(unsold, name).toBe(sold);
      else if (name !== 'newsletter') expect(unsold, name).not.toBe(sold);
      for (const [, path = ''] of (unsold ?? '').matchAll(/https:\/\/tern\.example(\/[^\s"<]*)/g))
        expect(goodsOfLink(path), `${name}: ${path}`).toBeNull();
    }
  });

  it('names the time of what a customer has done, to the second', () => {
    const acts = [
      ...['renewalCancelled', 'trialCancelled', 'renewalResumed', 'planPaused', 'planGoesOn'],
      ...['moneyBack', 'withdrawn', 'noticeArrived', 'planChange', 'voucherGiven'],
      ...['instrumentChanged', 'instrumentRemoved'],
    ] as (keyof TemplateData)[];
    for (const name of acts)
      expect(render(name).text, name).toMatch(/: November 2\d, 202\d at \d+:\d\d:\d\d\s[AP]M UTC/);
  });

  it('gives the code on a line of its own, and keeps it out of the subject', () => {
    const { subject, text, html } = render('resetCode');
    expect(text.split('\n')).toContain('49271830');
    expect(html).toContain('>4927\u00a01830</span>');
    expect(subject).not.toContain('49271830');
  });

  it('has every code read out digit by digit, in every language', () => {
    const coded = names.filter((name) => 'code' in sampleMails[name]);
    expect(coded.length).toBeGreaterThan(2);
    for (const name of coded)
      for (const language of languages) {
        const { code } = sampleMails[name] as { code: string };
        const { html } = render(name, language);
        expect(html).toContain(`<span role="img" aria-label="${[...code].join(' ')}">`);
        // Nothing of it is left to be read as one number.
        expect([name, html.includes(code)]).toEqual([name, /\D/.test(code)]);
      }
  });

  it('has lists as lists, and tables for their look alone', () => {
    for (const name of names) {
      const { html } = render(name, 'ar');
      for (const [table] of html.matchAll(/<table[^>]*>/g)) expect(table).toContain('role="presentation"');
    }
    for (const ordered of [false, true]) {
      const list = { kind: 'list' as const, ordered, items: [[{ text: 'One' }], [{ text: 'Two' }]] };
      const { html } = render('newsletter', 'ar', { ...sampleMails.newsletter, blocks: [list] });
      const tag = ordered ? 'ol' : 'ul';
      expect(html).toMatch(
        new RegExp(`<${tag} [^>]*padding-right: 24px[^>]*><li [^>]*>One</li><li [^>]*>Two</li></${tag}>`),
      );
    }
  });

  it('makes no link of what a stranger typed for a mail to somebody else', () => {
    const typed = { name: 'Win at https://evil.test', contract: 'www.evil.test', reason: 'evil.test/pay' };
    const { text, html } = render('noticeArrived', 'en', { ...sampleMails.noticeArrived, ...typed });
    for (const part of [text, html]) expect(part).not.toMatch(/evil\.test|:\/\/evil/);
  });

  it('gives the link beside the code, and leaves it out of mails from before it', () => {
    const { link_url: href = '' } = sampleMails.resetCode;
    const { text, html } = render('resetCode');
    expect(text).toContain(href);
    expect(html).toContain(`href="${href}"`);
    const { link_url: _, ...before } = sampleMails.resetCode;
    expect(render('resetCode', 'en', before).text).not.toContain('#1763800000');
  });

  it.each(languages)('brings the page on which a refund is claimed, and names no card, in %s', (language) => {
    const claim_url = 'https://pay.example/pull-payments/sample';
    const mail = (state: string) => render('refund', language, { ...sampleMails.refund, state, claim_url });
    expect(mail('pending').html).toContain(`href="${claim_url}"`);
    expect(mail('pending').text).toContain(claim_url);
    expect(mail('done').text).not.toContain(claim_url);
    const claims = { claims: true };
    const texts = [
      mail('pending').text,
      mail('done').text,
      ...(['paymentReturned', 'moneyBack', 'withdrawn'] as const).map(
        (name) => render(name, language, { ...sampleMails[name], ...claims }).text,
      ),
    ];
    for (const text of texts) expect(text).not.toMatch(/undefined|mail\.\w+/);
    const bank = voiceOf(language)(mailMessages.paymentReturnedBank);
    for (const text of texts) expect(text.replace(/\s+/g, ' ')).not.toContain(bank.slice(0, 30));
  });

  it('says of a withdrawn gift what becomes of its code, and nothing of a plan that ends', () => {
    for (const claims of [false, true]) {
      const { text } = render('withdrawn', 'en', { ...sampleMails.withdrawn, gift: true, claims });
      expect(text).toContain('The code of the gift can no longer be redeemed');
      expect(text).not.toContain('plan ends');
    }
  });

  it('says in a receipt how much of the price is tax, where the provider says so', () => {
    const taxed = render('paid', 'en', { ...sampleMails.paid, tax_amount: 750 });
    expect(taxed.text).toMatch(/Tax, included:? *\$7\.50/);
    expect(taxed.html).toContain('$7.50');
    for (const none of [{}, { tax_amount: null }, { tax_amount: 0 }]) {
      expect(render('paid', 'en', { ...sampleMails.paid, ...none }).text).not.toContain('Tax');
    }
  });

  it('says in a receipt what happens when the period is over', () => {
    const say = (renewal_amount?: number | null) =>
      render('paid', 'en', { ...sampleMails.paid, renewal_amount }).text;
    expect(say()).toContain('2027: The plan renews by itself: you pay $45.00 for 12 months.');
    expect(say(4500)).toContain('renews by itself: you pay $45.00 for 12 months.');
    expect(say(11_988)).toContain('renews by itself: you pay $119.88 for 12 months.');
    expect(say(null)).toContain('Nothing more is charged.');
    expect(say(null)).not.toContain('renews');
  });

  it.each(languages)('has no two mails with one subject or one first sentence, in %s', (language) => {
    const heads = names.map((name) => {
      const { subject, text } = render(name, language);
      return { name, subject, first: text.split('\n\n')[1] ?? '' };
    });
    const twins = (part: 'subject' | 'first') =>
      heads.filter((one) => heads.some((other) => other.name !== one.name && other[part] === one[part]));
    // Both have a code that locked screens must not show.
    expect(twins('subject').map(({ name }) => name)).toEqual(['resetCode', 'confirmCode']);
    expect(twins('first')).toEqual([]);
  });

  it.each(languages)('says who has the money where another company sells, in %s', (language) => {
    const first = (seller: string) =>
      render('paid', language, { ...sampleMails.paid, seller }).text.split('\n\n')[1];
    expect(first('paddle')).toContain('Paddle.com');
    expect(first('own')).not.toContain('Paddle.com');
  });

  it('says that a new password does not remove a passkey, where one was added', () => {
    const { text } = render('passkeyAdded', 'en', sampleMails.passkeyAdded);
    expect(text).toContain('remove the passkey in your account: a new password alone does not remove it.');
  });

  it('says in the mail about a refund what becomes of plans, once', () => {
    const ended = { template: 'planEnded', data: { reason: 'refunded', next: 'choose' } } as const;
    const data = { reason: 'change', period_end: '2027-02-20T09:31:00.000Z' } as const;
    const returned = { template: 'planReturned', data } as const;
    const say = (plans: readonly PlanNote[], state: 'pending' | 'done' = 'done') =>
      render('refund', 'en', { ...sampleMails.refund, state, plans });
    expect(say([]).subject).toBe('Refunded: $45.00');
    expect(say([ended]).subject).toBe('Refunded: $45.00. Your Tern plan has ended');
    expect(say([ended], 'pending').subject).toMatch(/is on its way, and your Tern plan has ended$/);
    expect(say([ended]).text).toContain('You can choose a plan again at any time.');
    const both = say([ended, returned]);
    expect(both.text).toContain('Your plan works until February 20, 2027.');
    expect(both.text).not.toContain('choose a plan again');
    const shorter = { template: 'planShortened', data: sampleMails.planShortened } as const;
    expect(say([shorter]).subject).toBe('Refunded: $45.00');
    expect(say([shorter]).text).toContain('covers your plan until February 20, 2027.');
  });

  it('says in a receipt that free days stay behind the next payment', () => {
    const mail = render('paid', 'en', {
      ...sampleMails.paid,
      ...{ renews_at: '2027-11-26T09:31:00.000Z', period_end: '2028-01-16T09:31:00.000Z' },
    });
    const text = mail.text.replaceAll('\u00a0', ' ');
    expect(text).toContain('November 26, 2027: The plan renews by itself');
    expect(text).toContain('Until January 16, 2028: Your 51 free days stay after the paid period');
  });

  it.each([
    ['en', /^\S[^:]*: https:/m, /\S[：\u00a0]:? ?https:/],
    ['fr', /\S\u00a0: https:/, /\S: https:/],
    ['ja', /\S：https:/, /\S: ?https:/],
  ] as const)('writes colons in text as the language does: %s', (language, its, others) => {
    const { text } = renderMail({
      template: 'paid',
      data: sampleMails.paid,
      language,
      say: voiceOf(language),
      publicOrigin: 'https://tern.example',
    }) as { text: string };
    expect(text).toMatch(its);
    expect(text).not.toMatch(others);
  });

  it('says the same in text and in HTML', () => {
    for (const name of names) {
      const { text, html } = render(name);
      const words = html
        .replace(/<(?:style|title)>[\s\S]*?<\/(?:style|title)>/g, '')
        .replace(/<[^>]+>/g, ' ')
        .replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));
      const plain = (part: string) => part.replace(/\s+/g, '');
      for (const paragraph of text.split(/\n+/)) {
        // Links stand in attributes there, and the marks of a list are the program's.
        const spoken = paragraph
          .replace(/^(?:•|\d+\.) /, '')
          .replace(/: https:.*$/, '')
          .split(/: (?=\S)/);
        for (const part of spoken) expect([name, plain(words).includes(plain(part))]).toEqual([name, true]);
      }
    }
  });

  it('leaves nothing of what a stranger typed unescaped', () => {
    const evil = '<img src=x onerror=alert(1)>"\'&';
    const { html } = render('contact', 'en', { ...sampleMails.contact, name: evil, inquiry: evil });
    expect(html).not.toContain('<img');
    expect(html).not.toContain('onerror=alert(1)>"');
  });

  it('keeps what somebody typed in its own direction', () => {
    for (const language of ['en', 'ar'] as const) {
      const { html } = render('contact', language);
      expect(html).toMatch(/<p class="words" dir="auto"[^>]*>The television/);
      expect(html).not.toMatch(/<p class="words" dir="auto"[^>]*>(?!The television|Kind regards)/);
      expect(html).toContain('<bdi>Marta Otter</bdi>');
    }
  });

  it('asks with a button for what it is about, not for leaving', () => {
    const button = /<td class="press"/;
    expect(render('newsletterConfirm').html).toMatch(button);
    for (const name of ['newsletterWelcome', 'newsletterKnown'] as const) {
      const { html } = render(name);
      expect(html).not.toMatch(button);
      expect(html).toContain('<a class="link" href="https://tern.example/edmsub?leave=sample"');
    }
  });

  it('sends a letter with links to the site in its language, and nothing that reports', () => {
    const { text, html } = render('newsletter', 'de');
    expect(text).toContain('WebRTC leaks, step by step: https://tern.example/de/blog/webrtc-leaks');
    expect(html).toContain('<a class="link" href="https://tern.example/de/blog/webrtc-leaks"');
    expect(html).not.toMatch(/<img|<script|utm_|background=/);
    const list = { kind: 'list' as const, ordered: false, items: [[{ text: 'DNS', href: '/blog/dns' }]] };
    const { text: short } = render('newsletter', 'de', { ...sampleMails.newsletter, blocks: [list] });
    expect(short).toContain('\n• DNS: https://tern.example/de/blog/dns\n');
    const evil = { ...sampleMails.newsletter.blocks[0], spans: [{ text: '<b>', href: 'https://x.test/"' }] };
    const { html: escaped } = render('newsletter', 'en', { ...sampleMails.newsletter, blocks: [evil] });
    expect(escaped).toContain('&lt;b&gt;');
    expect(escaped).toContain('href="https://x.test/&quot;"');
  });

  it('answers to who wrote, and lets mail programs end the newsletter', () => {
    expect(render('contact').replyTo).toBe('marta@example.com');
    for (const name of ['newsletterWelcome', 'newsletterKnown'] as const) {
      expect(render(name).headers).toEqual({
        'List-Unsubscribe': '<https://tern.example/api/mms/report/v1/newsletter/one_click?token=sample>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      });
    }
    expect(render('newsletter').headers).toEqual(render('newsletterWelcome').headers);
    expect(render('paid').headers).toBeUndefined();
  });

  it('loads nothing from anywhere', () => {
    for (const name of names) expect(render(name).html).not.toMatch(/<(?:img|link|script|iframe)\b|url\(/i);
  });
});

describe('receipts', () => {
  it.each(languages)(
    'of a first payment and of a renewal are told apart by their subjects, in %s',
    (language) => {
      const data = { ...sampleMails.renewed, amount: sampleMails.paid.amount };
      expect(render('renewed', language, data).subject).not.toBe(render('paid', language).subject);
    },
  );

  it.each(languages)('lead to the apps, and name the seller, in %s', (language) => {
    for (const name of ['paid', 'renewed'] as const) {
      const path = language === 'en' ? '/download' : `/${language}/download`;
      const { text, html } = render(name, language);
      expect(html).toContain(`href="https://tern.example${path}"`);
      expect(text).toContain(`https://tern.example${path}`);
      expect(render(name, language, { ...sampleMails[name], seller: 'paddle' }).text).toContain('Paddle.com');
      expect(render(name, language, { ...sampleMails[name], seller: undefined }).text).not.toContain(
        'Paddle',
      );
    }
  });

  it('have the number of their charge, and say what goes back', () => {
    const { text } = render('renewed');
    expect(text).toContain('ord_8k2mq4t7-2');
    expect(text).toContain('$1.00 of it is more than your plan costs');
    expect(render('renewed', 'en', { ...sampleMails.renewed, excess: undefined }).text).not.toContain(
      '$1.00',
    );
  });
});

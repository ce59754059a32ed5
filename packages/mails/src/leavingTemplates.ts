import { brand } from '@tern/domain';
import { formatDate, formatMoney } from '@tern/i18n';
import { formatMoment } from './formatMoment.ts';
import { leavingMessages as messages } from './leaving.messages.ts';
import type { MailParts, Voice } from './MailParts.ts';
import { mailMessages } from './mail.messages.ts';
import { refundMessages } from './refund.messages.ts';
import type { ActFacts, TemplateData } from './TemplateData.ts';
import { withoutLinks } from './withoutLinks.ts';

/** The lines of a receipt: what was done, when it arrived, and to which contract. */
function actFacts({ language, say }: Voice, act: ActFacts): [string, string][] {
  const plan = say(mailMessages.paidPlan, { count: act.interval_count, unit: act.interval_unit });
  return [
    [say(messages.actTimeLabel), formatMoment(act.at, language)],
    [say(messages.actContractLabel), say(messages.actContract, { plan, order: act.order_id })],
    [say(messages.actNumberLabel), act.number],
  ];
}

type Name =
  | 'renewalCancelled'
  | 'trialCancelled'
  | 'renewalResumed'
  | 'renewalStaysOff'
  | 'planPaused'
  | 'planGoesOn'
  | 'chargeDateStays'
  | 'moneyBack'
  | 'withdrawn'
  | 'noticeArrived';

/** Mails that are the receipt of what a customer did about a contract. */
export const leavingTemplates: { [Each in Name]: (voice: Voice, data: TemplateData[Each]) => MailParts } = {
  renewalCancelled: (voice, { period_end, act, paused }) => ({
    subject: voice.say(mailMessages.renewalCancelledSubject, { brand: brand.name }),
    paragraphs: [
      voice.say(paused ? messages.renewalCancelledPaused : mailMessages.renewalCancelledText, {
        brand: brand.name,
        date: formatDate(period_end, voice.language, 'long'),
      }),
    ],
    ...receipt(voice, act),
  }),
  trialCancelled: (voice, { ends_at, act }) => ({
    subject: voice.say(mailMessages.trialCancelledSubject, { brand: brand.name }),
    paragraphs: [
      voice.say(mailMessages.trialCancelledText, {
        brand: brand.name,
        date: formatDate(ends_at, voice.language, 'long'),
      }),
    ],
    ...receipt(voice, act),
  }),
  renewalResumed: (voice, { act, next_charge_at, ...money }) => ({
    subject: voice.say(messages.renewalResumedSubject, { brand: brand.name }),
    paragraphs: [
      voice.say(messages.renewalResumedText, {
        brand: brand.name,
        amount: formatMoney(money, voice.language),
        date: formatDate(next_charge_at, voice.language, 'long'),
      }),
    ],
    ...receipt(voice, act),
  }),
  renewalStaysOff: ({ language, say }, { period_end }) => ({
    subject: say(messages.renewalStaysOffSubject, { brand: brand.name }),
    paragraphs: [
      say(messages.renewalStaysOffText, {
        brand: brand.name,
        date: formatDate(period_end, language, 'long'),
      }),
    ],
  }),
  planPaused: (voice, { act, works_until, next_charge_at, ...money }) => ({
    subject: voice.say(messages.planPausedSubject, { brand: brand.name }),
    paragraphs: [
      voice.say(messages.planPausedText, {
        brand: brand.name,
        amount: formatMoney(money, voice.language),
        last: formatDate(works_until, voice.language, 'long'),
        date: formatDate(next_charge_at, voice.language, 'long'),
      }),
      voice.say(messages.planPausedEnds),
    ],
    ...receipt(voice, act),
  }),
  planGoesOn: (voice, { act, next_charge_at, ...money }) => ({
    subject: voice.say(messages.planGoesOnSubject, { brand: brand.name }),
    paragraphs: [
      voice.say(messages.planGoesOnText, {
        brand: brand.name,
        amount: formatMoney(money, voice.language),
        date: formatDate(next_charge_at, voice.language, 'long'),
      }),
    ],
    ...receipt(voice, act),
  }),
  chargeDateStays: ({ language, say }, { next_charge_at, ...money }) => ({
    subject: say(messages.chargeDateStaysSubject, { brand: brand.name }),
    paragraphs: [
      say(messages.chargeDateStaysText, {
        brand: brand.name,
        amount: formatMoney(money, language),
        date: formatDate(next_charge_at, language, 'long'),
      }),
    ],
  }),
  moneyBack: (voice, { act, claims, ...data }) => {
    const amount = formatMoney(data, voice.language);
    return {
      subject: voice.say(messages.moneyBackSubject, { amount }),
      paragraphs: [
        voice.say(claims ? refundMessages.refundClaimAct : messages.moneyBackText, {
          amount,
          brand: brand.name,
        }),
        voice.say(claims ? refundMessages.refundClaimLater : mailMessages.paymentReturnedBank),
      ],
      ...receipt(voice, act),
    };
  },
  withdrawn: (voice, { act, gift, claims, ...data }) => {
    const { language, say } = voice;
    const amount = formatMoney(data, language);
    const plan = claims ? refundMessages.refundClaimAct : messages.withdrawnMoney;
    return {
      subject: say(messages.withdrawnSubject),
      paragraphs: [
        say(messages.withdrawnText),
        ...(data.amount > 0
          ? [
              say(gift ? messages.withdrawnGift : plan, { amount, brand: brand.name }),
              say(claims ? refundMessages.refundClaimLater : mailMessages.paymentReturnedBank),
            ]
          : [say(messages.withdrawnNothing)]),
      ],
      ...receipt(voice, act, [
        [say(messages.withdrawnBoughtLabel), formatDate(data.bought_at, language, 'long')],
      ]),
    };
  },
  noticeArrived: ({ language, say }, data) => {
    const { kind, confirm_url: href, ends_at } = data;
    return {
      subject: say(messages.noticeSubject, { kind }),
      paragraphs: [
        say(messages.noticeText),
        say(href ? messages.noticeMatched : messages.noticeUnmatched),
        ...(ends_at ? [say(messages.noticeEnds, { date: formatDate(ends_at, language, 'long') })] : []),
      ],
      facts: [
        [say(messages.actTimeLabel), formatMoment(data.at, language)],
        [say(messages.noticeKindLabel), say(messages.noticeKind, { kind })],
        [say(messages.noticeNameLabel), withoutLinks(data.name)],
        [say(messages.noticeEmailLabel), data.email],
        ...(data.contract ? [pair(say(messages.actContractLabel), withoutLinks(data.contract))] : []),
        ...(data.reason ? [pair(say(messages.noticeReasonLabel), withoutLinks(data.reason))] : []),
        [say(messages.actNumberLabel), data.number],
      ],
      ...(href && { action: { label: say(messages.noticeAction), href } }),
      remarks: [say(messages.actKeep), ...(href ? [say(messages.noticeNotYou)] : [])],
      withoutAccount: true,
    };
  },
};

const pair = (label: string, value: string): [string, string] => [label, value];

/** Absent in mails that were queued before there were receipts. */
function receipt(
  voice: Voice,
  act: ActFacts | undefined,
  more: [string, string][] = [],
): Pick<MailParts, 'facts' | 'remarks'> {
  return act ? { facts: [...actFacts(voice, act), ...more], remarks: [voice.say(messages.actKeep)] } : {};
}

import { brand, trialReminderLead } from '@tern/domain';
import { formatDate, formatMoney, type Language, localeOf } from '@tern/i18n';
import { factorRecoveryTemplates } from './factorRecoveryTemplates.ts';
import { formatMoment } from './formatMoment.ts';
import { instrumentTemplates } from './instrumentParts.ts';
import { leavingTemplates } from './leavingTemplates.ts';
import type { MailParts, SellingVoice } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import { mailboxTemplates } from './mailboxTemplates.ts';
import { newsletterTemplates } from './newsletterTemplates.ts';
import { keepLink, paidOrder, trialParts } from './orderParts.ts';
import { planTemplates } from './planTemplates.ts';
import { programmeTemplates } from './programmeTemplates.ts';
import { receiptFacts, receivedBy } from './receiptFacts.ts';
import { refundMessages } from './refund.messages.ts';
import { securityTemplates } from './securityTemplates.ts';
import type { TemplateData } from './TemplateData.ts';
import { voucherTemplates } from './voucherTemplates.ts';

/** Every mail. Null: this reader is not sent it, since it would sell what cannot be had. */
export const templates: {
  [Name in keyof TemplateData]: (voice: SellingVoice, data: TemplateData[Name]) => MailParts | null;
} = {
  paid: ({ language, say }, data) => ({
    subject: say(messages.paidSubject, { brand: brand.name, amount: formatMoney(data, language) }),
    paragraphs: [receivedBy(say, data.seller)],
    facts: receiptFacts({ language, say }, data),
    order: paidOrder({ language, say }, data),
    action: { label: say(messages.paidApps), href: '/download' },
  }),
  renewed: ({ language, say }, data) => ({
    subject: say(messages.renewedSubject, { brand: brand.name, amount: formatMoney(data, language) }),
    paragraphs: [
      say(messages.renewedText, { brand: brand.name }),
      ...(data.excess
        ? [say(messages.renewedExcess, { amount: formatMoney({ ...data, amount: data.excess }, language) })]
        : []),
    ],
    facts: receiptFacts({ language, say }, data),
    order: paidOrder({ language, say }, data),
    action: { label: say(messages.paidApps), href: '/download', quiet: true },
  }),
  renewalFailed: ({ language, say }, data) => {
    const values = { brand: brand.name, amount: formatMoney(data, language) };
    return {
      subject: say(messages.renewalFailedSubject, values),
      paragraphs: [
        say(data.needs_buyer ? messages.renewalNeedsYou : messages.renewalFailedText, values),
        ...(data.pay_url ? [] : [say(messages.renewalFailedRetry)]),
        say(messages.renewalFailedGrace, { date: formatDate(data.ends_at, language, 'long') }),
      ],
      ...(data.pay_url
        ? { action: { label: say(messages.renewalFailedAction), href: data.pay_url } }
        : data.change_url && { action: { label: say(messages.instrumentAction), href: data.change_url } }),
      ...(data.pay_url &&
        data.change_url && { links: [{ label: say(messages.instrumentAction), href: data.change_url }] }),
    };
  },
  paymentReturned: ({ language, say }, data) => ({
    subject: say(messages.paymentReturnedSubject, { amount: formatMoney(data, language) }),
    paragraphs: [
      say(messages.paymentReturnedText, { brand: brand.name, reason: data.reason }),
      say(data.claims ? refundMessages.refundClaimLater : messages.paymentReturnedBank),
    ],
    facts: [
      [say(messages.paymentReturnedLabel), formatMoney(data, language)],
      [say(messages.paidOrderLabel), data.order_id],
    ],
  }),
  resetCode: ({ say }, { code, minutes, link_url: href }) => ({
    subject: say(messages.resetCodeSubject, { brand: brand.name }),
    paragraphs: [say(messages.resetCodeText, { brand: brand.name, minutes })],
    code,
    ...(href && { action: { label: say(messages.resetCodeAction), href, quiet: true } }),
    remarks: [say(messages.resetCodeNotYou)],
  }),
  confirmCode: ({ say }, { code, minutes }) => ({
    subject: say(messages.resetCodeSubject, { brand: brand.name }),
    paragraphs: [say(messages.confirmCodeText, { brand: brand.name, minutes })],
    code,
    remarks: [say(messages.confirmCodeNotYou)],
  }),
  newSignIn: ({ language, say }, data) => ({
    subject: say(messages.newSignInSubject, { brand: brand.name }),
    paragraphs: [say(messages.newSignInText, { brand: brand.name })],
    facts: [
      [say(messages.newSignInWhenLabel), formatMoment(data.at, language, 'short')],
      [
        say(messages.newSignInWhereLabel),
        countryName(data.country, language) ?? say(messages.newSignInUnknown),
      ],
      [say(messages.newSignInClientLabel), data.client || say(messages.newSignInUnknown)],
    ],
    remarks: [say(messages.newSignInNotYou)],
  }),
  trialStarted: (voice, data) => {
    const { date, order, facts, remarks, cancel } = trialParts(voice, data);
    return {
      subject: voice.say(messages.trialStartedSubject, { brand: brand.name }),
      paragraphs: [voice.say(messages.trialStartedText, { brand: brand.name, date })],
      facts,
      order,
      action: { ...cancel, quiet: true },
      remarks,
    };
  },
  trialReminder: (voice, data) => {
    // It is the reminder, and does not announce itself.
    const sentAt = Date.parse(data.first_charge_at) - trialReminderLead;
    const { date, price, order, facts, cancel, remarks } = trialParts(voice, data, sentAt);
    const { keep_url: keep } = data;
    return {
      subject: voice.say(messages.trialReminderSubject, { brand: brand.name, date, amount: price }),
      paragraphs: [voice.say(messages.trialReminderText, { brand: brand.name, date })],
      facts,
      order,
      ...(keep
        ? { choices: [keepLink(voice, keep), cancel], remarks: [voice.say(messages.reminderLinks)] }
        : { choices: [cancel], remarks }),
    };
  },
  ...leavingTemplates,
  ...planTemplates,
  ...instrumentTemplates,
  ...programmeTemplates,
  ...voucherTemplates,
  deletionRequested: ({ language, say }, data) => ({
    subject: say(messages.deletionRequestedSubject, { brand: brand.name }),
    paragraphs: [
      say(messages.deletionRequestedText, {
        brand: brand.name,
        date: formatDate(data.delete_after, language, 'long'),
      }),
      say(messages.deletionRequestedInvoices),
    ],
    remarks: [say(messages.deletionRequestedNotYou)],
  }),
  deletionCancelled: ({ say }, { by }) => {
    const texts = {
      purchase: messages.deletionCancelledByPurchase,
      voucher: messages.deletionCancelledByVoucher,
    };
    const text = by ? texts[by] : messages.deletionCancelledText;
    return {
      subject: say(messages.deletionCancelledSubject, { brand: brand.name }),
      paragraphs: [say(text, { brand: brand.name })],
    };
  },
  accountDeleted: ({ say }) => ({
    subject: say(messages.accountDeletedSubject, { brand: brand.name }),
    paragraphs: [say(messages.accountDeletedText, { brand: brand.name })],
    withoutAccount: true,
  }),
  contact: ({ say }, data) => ({
    subject: say(messages.contactSubject, { reference: data.reference, name: data.name }),
    paragraphs: data.inquiry.split(/\n{2,}/),
    typed: true,
    facts: [
      [say(messages.contactNameLabel), data.name],
      [say(messages.contactEmailLabel), data.email],
      [say(messages.contactTopicLabel), data.topic],
      [say(messages.contactLanguageLabel), data.language],
      [say(messages.contactReferenceLabel), data.reference],
    ],
    withoutAccount: true,
    replyTo: data.email,
  }),
  contactReceived: ({ say }, { reference }) => ({
    subject: say(messages.contactReceivedSubject, { brand: brand.name, reference }),
    paragraphs: [say(messages.contactReceivedText, { brand: brand.name, reference })],
    remarks: [say(messages.contactReceivedNotYou)],
    withoutAccount: true,
  }),
  partnerApproved: ({ say }, { page_url, password_url: first }) => ({
    subject: say(messages.partnerApprovedSubject, { brand: brand.name }),
    paragraphs: [say(messages.partnerApprovedText, { brand: brand.name })],
    action: { label: say(messages.partnerApprovedAction), href: first ?? page_url },
    remarks: first ? [say(messages.partnerApprovedPassword)] : [],
    withoutAccount: true,
  }),
  ...newsletterTemplates,
  ...securityTemplates,
  ...mailboxTemplates,
  ...factorRecoveryTemplates,
};

function countryName(code: string | null, language: Language): string | null {
  if (!code) return null;
  return new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'code' }).of(code) ?? code;
}

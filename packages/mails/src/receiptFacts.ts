import { brand, sellerFacts } from '@tern/domain';
import { formatDate, formatMoney, formatPercent } from '@tern/i18n';
import type { Say, Voice } from './MailParts.ts';
import { mailMessages as messages } from './mail.messages.ts';
import type { Paid } from './TemplateData.ts';

/** Says who has the money: the company of the brand, or one that sells in its own name. */
export const receivedBy = (say: Say, seller: Paid['seller'] = 'own') =>
  seller === 'own'
    ? say(messages.paidText, { brand: brand.name })
    : say(messages.paidTextBy, { brand: brand.name, seller: sellerFacts(seller).name });

/** The campaign a price is of, in words. */
function offerLine({ language, say }: Voice, { season, names, percent }: NonNullable<Paid['offer']>): string {
  const campaign = names[language] ?? say(messages.paidOfferName, { season: season ?? 'other' });
  return say(messages.paidOffer, { campaign, percent: formatPercent(percent, language) });
}

/** The lines of a receipt. */
export function receiptFacts(
  { language, say }: Voice,
  data: Omit<Paid, 'renewal_amount' | 'period_end'>,
): [string, string][] {
  return [
    [
      say(messages.paidPlanLabel),
      say(messages.paidPlan, { count: data.interval_count, unit: data.interval_unit }),
    ],
    ...(data.offer
      ? [[say(messages.paidOfferLabel), offerLine({ language, say }, data.offer)] satisfies [string, string]]
      : []),
    [say(messages.paidAmountLabel), formatMoney(data, language)],
    ...(data.tax_amount
      ? [
          [
            say(messages.paidTaxLabel),
            formatMoney({ amount: data.tax_amount, currency: data.currency }, language),
          ] satisfies [string, string],
        ]
      : []),
    [say(messages.paidDateLabel), formatDate(data.paid_at, language, 'long')],
    ...(data.seller
      ? [[say(messages.paidSellerLabel), sellerFacts(data.seller).name] satisfies [string, string]]
      : []),
    [say(messages.paidOrderLabel), data.order_id],
    ...(data.receipt && data.receipt !== data.order_id
      ? [[say(messages.paidReceiptLabel), data.receipt] satisfies [string, string]]
      : []),
  ];
}

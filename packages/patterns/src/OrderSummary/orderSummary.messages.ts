import { defineMessages } from '@tern/i18n';

export const orderSummaryMessages = defineMessages('orderSummary', {
  listTimes: [
    '{count, number} × {price}',
    'Line of an order: the number of months times the monthly price without a discount',
  ],
  list: ['Price without discount', 'Line of an order'],
  discount: ['Discount', 'Line of an order: what is taken off'],
  discountPercent: [
    'Discount, {percent}',
    'Line of an order: what is taken off. percent is ready, such as 62%',
  ],
  coupon: ['Code {code}', 'Line of an order: what a coupon, invite or student code takes off'],
  couponInstead: [
    'Code {code}, instead of the offer',
    'Line of an order: what a code takes off the usual price. A campaign is on, which would take off less: the two are not added together',
  ],
  trial: [
    'Not charged during the free trial',
    'Line of an order that begins with a free trial: the price that is not charged today',
  ],
  origin: [
    '{instead, select, offer {The offer saves you as much as code {code}, or more.} other {Code {code} takes nothing off here.}} {kind, select, student {You keep it for another purchase.} other {It counts for your friend all the same.}}',
    'Under the total of an order. The code is an invitation of a friend, or a student’s; the price was made by an offer (instead: offer), or by another code or a free trial',
  ],
  credit: ['Rest of your current plan', 'Line of an order: an upgrade credits what is left of the old plan'],
  tax: ['Tax', 'Line of an order'],
  taxPercent: ['Tax, {percent}', 'Line of an order. percent is ready, such as 20%'],
  taxIncluded: ['Tax, included', 'Line of an order above the total: how much of the total is tax'],
  total: ['Total today', 'Last line of an order: what is paid now'],
  totalIs: [
    'Total today: {price}',
    'For screen readers, once another plan, currency or code has changed the total. price is a sum with its currency',
  ],
  loading: ['Working out the price', 'For screen readers, while the price of the order is on its way'],
});

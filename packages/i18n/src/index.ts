export {
  type Direction,
  defaultLanguage,
  directionOf,
  isLanguage,
  type Language,
  type LanguageFacts,
  languageFacts,
  languages,
  localeOf,
} from '@tern/domain';
export type { Catalogue } from './catalogue.ts';
export { createServerIntl } from './createServerIntl.ts';
export { createTernIntl } from './createTernIntl.ts';
export {
  defineMessages,
  type MessageSource,
  messageIds,
  type TernMessage,
  type TernMessages,
} from './defineMessages.ts';
export { type DateStyle, formatDate, formatList, formatNumber, formatPercent } from './format.ts';
export { formatWholeDate } from './formatWholeDate.ts';
export { metaMessages } from './meta.messages.ts';
export { formatMoney, type MoneyLike, type MoneyPart, moneyParts } from './money.ts';
export {
  type OrderMessage,
  type OrderSentence,
  type OrderSentences,
  orderSentences,
  type SayOrder,
} from './orderSentences.ts';

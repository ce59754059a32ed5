import type { OrderFacts } from '@tern/domain';
import { type Language, type OrderSentences, orderSentences } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { orderCardMessages } from './orderCard.messages.ts';

/** The sentences about an order: what happens now, what later, on which day, and how to stop. */
export function useOrderSentences(): (facts: OrderFacts) => OrderSentences {
  const { formatMessage, locale } = useIntl();
  return (facts) =>
    orderSentences(facts, locale as Language, (message, values) =>
      formatMessage(orderCardMessages[message], values),
    );
}

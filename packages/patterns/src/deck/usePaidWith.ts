import { isPaymentMethod, paymentMethods, paymentProviders } from '@tern/domain';
import { useIntl } from 'react-intl';
import { deckMessages as m } from './deck.messages.ts';

/** Names the way of paying by its payment code. The names of providers are their own in every language. */
export function usePaidWith(): (code: string) => string {
  const { formatMessage } = useIntl();
  return (code) => {
    if (!isPaymentMethod(code)) return formatMessage(m.other);
    const { knownAs, provider } = paymentMethods[code];
    if (knownAs === 'card' || knownAs === 'wallet' || knownAs === 'other') return formatMessage(m[knownAs]);
    return paymentProviders[provider].name;
  };
}

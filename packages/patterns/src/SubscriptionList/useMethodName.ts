import { isPaymentMethod, paymentMethods, paymentProviders } from '@tern/domain';
import { useIntl } from 'react-intl';
import { subscriptionListMessages as m } from './subscriptionList.messages.ts';

/** Names the way a payment was made, by its payment code. The names of providers are their own in every language. */
export function useMethodName(): (code: string) => string {
  const { formatMessage } = useIntl();
  const words = { card: m.methodCard, wallet: m.methodWallet, other: m.methodOther };
  return (code) => {
    if (!isPaymentMethod(code)) return formatMessage(m.methodOther);
    const { knownAs, provider } = paymentMethods[code];
    return knownAs in words
      ? formatMessage(words[knownAs as keyof typeof words])
      : paymentProviders[provider].name;
  };
}

import { useIntl } from 'react-intl';
import { subscriptionListMessages as m } from './subscriptionList.messages.ts';

/** The names of the providers are their own in every language. */
const methodNames: Record<string, string> = {
  ps: 'PayPal',
  subscription: 'PayPal',
  pd: 'Paddle',
  rz: 'Razorpay',
};

/** Names the way a payment was made, by the code of its adapter. */
export function useMethodName(): (code: string) => string {
  const { formatMessage } = useIntl();
  return (code) =>
    methodNames[code] ??
    formatMessage(code === 's1' ? m.methodCard : code === 'gap' ? m.methodWallet : m.methodOther);
}

import { CallError } from '../../api/CallError.ts';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { latestOnly } from '../../app/latestOnly.ts';
import type { Reply } from './checkoutEvents.ts';
import type { CheckoutError, PriceRequest } from './checkoutState.ts';

/** Asks the service for the price of a plan, and holds it to that. The newest request wins. */
export function createQuoteEffects(api: Api, send: (reply: Reply) => void, noted: () => string | undefined) {
  const requests = latestOnly();
  return {
    async request({ productId, currency, code, offer }: PriceRequest): Promise<void> {
      const isLatest = requests.start();
      const invite = noted();
      try {
        const quote = await api.call('quote', {
          product_id: productId,
          currency,
          ...(code && { code }),
          ...(invite && { invite }),
          ...(offer && { offer }),
        });
        if (isLatest()) send({ type: 'quoted', quote });
      } catch (error) {
        if (!isLatest()) return;
        if (error instanceof CallError && error.error === 'coupon_invalid') {
          // Without a reason it is the trial, which takes no code.
          send({ type: 'codeRefused', refusal: error.details.code_refusal ?? 'other_plan' });
        } else send({ type: 'quoteFailed', error: errorNameOf(error) as CheckoutError });
      }
    },
  };
}

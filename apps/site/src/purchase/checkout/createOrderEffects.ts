import { type createSubscription, type InputOf, purchaseOperations } from '@tern/contract';
import type { PaymentMethod } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { CallError } from '../../api/CallError.ts';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import type { SessionStore } from '../../app/session.store.ts';
import type { Reply } from './checkoutEvents.ts';
import type { CheckoutError } from './checkoutState.ts';

type OrderInput = InputOf<typeof createSubscription>;
export type LoadTracking = () => Promise<OrderInput['tracking']>;

/** The account and the order of a purchase. */
export function createOrderEffects(api: Api, session: SessionStore, loadTracking: LoadTracking) {
  return {
    /** Opens an account for those who have none. */
    async join(email: string, language: Language): Promise<Reply> {
      if (session.state.status === 'signed-in') return { type: 'joined' };
      const refused = await session.signUp(email, language);
      return refused ? { type: 'stepFailed', error: refused } : { type: 'joined' };
    },

    /** Opens the order of a quote, or gets the one that is already open for this plan. */
    async open(method: PaymentMethod, input: OrderInput): Promise<Reply> {
      // Where the buyer came from; a purchase goes on without it.
      const tracking = await loadTracking().catch(() => undefined);
      try {
        const order = await api.call(purchaseOperations[method].purchase, {
          ...input,
          ...(tracking && { tracking }),
        });
        return { type: 'orderOpened', order };
      } catch (error) {
        return {
          type: 'orderFailed',
          error: errorNameOf(error) as CheckoutError,
          ...(error instanceof CallError && error.details.quote && { quote: error.details.quote }),
          ...(error instanceof CallError && error.details.pending && { pending: error.details.pending }),
        };
      }
    },
  };
}

import {
  type CurrencyCode,
  type createSubscription,
  giftQuote,
  type InputOf,
  type LeaveMy,
  leaveMy,
  purchaseOperations,
  type VoucherMy,
  voucherMy,
} from '@tern/contract';
import { isRecurring, type PaymentMethod } from '@tern/domain';
import { proxy } from 'valtio';
import type { Api } from '../../api/createApi.ts';
import { latestLoad } from './latestLoad.ts';

export interface VouchersState {
  /** Null until they are known. */
  vouchers: VoucherMy | null;
  /** The gifts from whose contract the person can withdraw, or has. */
  leavable: LeaveMy['gifts'];
  failed: boolean;
  /** Ways to pay once; empty until they are known. */
  methods: PaymentMethod[];
  busy: boolean;
  buyFailed: boolean;
}

interface Gift {
  plan: string;
  method: PaymentMethod;
  currency: CurrencyCode;
  returnBase: InputOf<typeof createSubscription>['return_base'];
}

/** Gifts and vouchers of the person. `leave`: goes to the page of the provider. */
export function createVouchersStore(api: Pick<Api, 'call' | 'send'>, leave: (address: string) => void) {
  const state = proxy<VouchersState>({
    vouchers: null,
    leavable: [],
    failed: false,
    methods: [],
    busy: false,
    buyFailed: false,
  });
  return {
    state,
    load: latestLoad(
      state,
      // Without the acts the list is whole but for its links; the page of the acts says that they could not be loaded.
      () =>
        Promise.all([
          api.send(voucherMy, {}),
          api.send(leaveMy, {}).then(
            ({ gifts }) => gifts,
            () => [],
          ),
        ]),
      ([vouchers, gifts]) => {
        state.vouchers = vouchers;
        state.leavable = gifts;
      },
    ),
    async loadMethods() {
      // Without them the page says that no gift can be bought now.
      const params = await api.call('params', {}).catch(() => null);
      state.methods = (params?.methods ?? []).map(({ code }) => code).filter((code) => !isRecurring(code));
    },
    /** A press again opens no second order: the service returns the one that is open. */
    async buy({ plan, method, currency, returnBase }: Gift) {
      if (state.busy) return;
      state.busy = true;
      state.buyFailed = false;
      try {
        const { quote_id } = await api.send(giftQuote, { product_id: plan, currency });
        const order = await api.call(purchaseOperations[method].purchase, {
          quote_id,
          return_base: returnBase,
        });
        if (!order.checkout_url) throw new Error('The order has no page.');
        leave(order.checkout_url);
      } catch {
        state.buyFailed = true;
        state.busy = false;
      }
    },
  };
}

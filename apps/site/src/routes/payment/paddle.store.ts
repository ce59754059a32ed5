import type { Paddle, PaddleEventData } from '@paddle/paddle-js';
import type { OutputOf, paddleCheckout } from '@tern/contract';
import type { PaddleStep } from '@tern/patterns';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';

export interface PaddleState {
  step: PaddleStep;
  /** Paths of the site; null: the transaction is no order of ours. */
  paidPath: string | null;
  backPath: string | null;
  /** The window is closed, and another page is on its way. */
  leaving: boolean;
}

export interface PaddleDeps {
  load: (url: string) => Promise<Paddle>;
  /** Leaves for a path of the site, as a document. */
  leave: (path: string) => void;
  /** The locale of Paddle's window. */
  locale: string;
  origin: string;
  /** The account in the language and variant of this page: where a change of card begins and ends. */
  accountPath: string;
}

/** ms after which a window that does not come counts as blocked. */
const patience = 20_000;

/** Opens Paddle's checkout for a transaction, unless its order is no longer open. */
export function createPaddleStore(api: Api, { load, leave, locale, origin, accountPath }: PaddleDeps) {
  const state = proxy<PaddleState>({ step: 'opening', paidPath: null, backPath: null, leaving: false });
  let completed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const leaveFor = (path: string) => {
    state.leaving = true;
    leave(path);
  };

  const blocked = () => {
    clearTimeout(timer);
    state.step = 'blocked';
  };

  /** The end that the buyer sees is Paddle's word alone: the page of the order waits for the service's. */
  function onEvent({ name }: PaddleEventData): void {
    switch (String(name)) {
      case 'checkout.loaded':
        clearTimeout(timer);
        state.step = 'open';
        return;
      case 'checkout.completed':
        completed = true;
        leaveFor(state.paidPath ?? `${accountPath}?paying=done`);
        return;
      case 'checkout.closed':
        if (!completed) leaveFor(state.backPath ?? `${accountPath}?paying=back`);
        return;
      case 'checkout.error':
        blocked();
    }
  }

  function show(paddle: Paddle, found: OutputOf<typeof paddleCheckout>, transaction: string): void {
    if (paddle.Initialized) paddle.Update({ eventCallback: onEvent });
    else {
      if (found.environment === 'sandbox') paddle.Environment.set('sandbox');
      paddle.Initialize({ token: found.client_token, eventCallback: onEvent });
    }
    timer = setTimeout(blocked, patience);
    paddle.Checkout.open({
      transactionId: transaction,
      settings: {
        displayMode: 'overlay',
        locale,
        // The sum is the one that was shown: no code is added here, and none taken away.
        showAddDiscounts: false,
        allowDiscountRemoval: false,
        allowLogout: false,
        successUrl: origin + (state.paidPath ?? `${accountPath}?paying=done`),
      },
    });
  }

  return {
    state,
    /** Null: the address names no transaction. */
    async open(transaction: string | null): Promise<void> {
      if (!transaction) {
        state.step = 'missing';
        return;
      }
      state.step = 'opening';
      state.leaving = false;
      try {
        const found = await api.call('paddleCheckout', { transaction });
        state.paidPath = found.order?.paid_path ?? null;
        state.backPath = found.order?.back_path ?? null;
        if (found.order && !found.order.open) state.step = 'gone';
        else show(await load(found.script_url), found, transaction);
      } catch (error) {
        if (errorNameOf<typeof paddleCheckout>(error) === 'method_unavailable') state.step = 'missing';
        else blocked();
      }
    },
    stop: () => clearTimeout(timer),
  };
}

import { createContext, useContext } from 'react';
import { createApi } from '../api/createApi.ts';
import { createSubscriptionsStore } from '../routes/account/subscriptions.store.ts';
import { createCheckoutStore } from '../routes/checkout/checkout.store.ts';
import { createOrderStore } from '../routes/payment/order.store.ts';
import { createPlansStore } from '../routes/pricing/plans.store.ts';
import { createAppStore } from './app.store.ts';
import { createGeoStore } from './geo.store.ts';
import type { PublicData } from './publicData.ts';
import { createSessionStore } from './session.store.ts';

/** One store per concern, created for each document in the browser and for each request on the server. */
export function createStores(data: PublicData) {
  // The client reads the token from the store, and the store calls through the client.
  const api = createApi({
    token: () => session.state.token,
    onSessionEnded: () => session.askAgain(),
    onUnauthorized: () => session.drop(),
  });
  const session = createSessionStore(api);
  return {
    /** For pages that keep a store of their own. */
    api,
    session,
    geo: createGeoStore(api),
    app: createAppStore({ production: !data.testMode }),
    plans: createPlansStore(api, data),
    checkout: createCheckoutStore(api, session, data.methods),
    order: createOrderStore(api),
    subscriptions: createSubscriptionsStore(api),
  };
}

export type Stores = ReturnType<typeof createStores>;

const StoresContext = createContext<Stores | null>(null);
export const StoresProvider = StoresContext.Provider;

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresProvider above it');
  return stores;
}

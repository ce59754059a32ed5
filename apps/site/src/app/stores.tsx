import { createContext, useContext } from 'react';
import { type Api, createApi } from '../api/createApi.ts';
import { type AppStore, createAppStore } from './app.store.ts';
import { createGeoStore, type GeoInfo, type GeoStore } from './geo.store.ts';
import type { PublicData } from './publicData.ts';
import { createSessionStore, type SessionStore } from './session.store.ts';

/** Makes a store that only some pages need, from those that every page has. */
export type StoreOf<Store> = (stores: Stores) => Store;

/**
 * The stores every page has, created for each document in the browser and for each request on the server. One
 * store per concern; those of single pages travel with their pages. `savePlace`: of a visitor's browser alone.
 */
export function createStores(data: PublicData, savePlace?: (info: GeoInfo) => void): Stores {
  // The client reads the token from the store, and the store calls through the client.
  const api = createApi({
    token: () => session.state.token,
    onSessionEnded: () => session.askAgain(),
    onUnauthorized: () => session.refused(),
    onLoading: (loading) => app.setLoading(loading),
  });
  const session = createSessionStore(api);
  const app = createAppStore();
  return {
    /** For the stores that pages bring with them (`useStore`). */
    api,
    data,
    brought: new Map<StoreOf<unknown>, unknown>(),
    session,
    geo: createGeoStore(api, savePlace),
    app,
  };
}

export interface Stores {
  readonly api: Api;
  readonly data: PublicData;
  readonly brought: Map<StoreOf<unknown>, unknown>;
  readonly session: SessionStore;
  readonly geo: GeoStore;
  readonly app: AppStore;
}

const StoresContext = createContext<Stores | null>(null);
export const StoresProvider = StoresContext.Provider;

export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores needs a StoresProvider above it');
  return stores;
}

/** A store that pages bring with them: made on first use, the same for all pages that follow. */
export function useStore<Store>(create: StoreOf<Store>): Store {
  const stores = useStores();
  if (!stores.brought.has(create)) stores.brought.set(create, create(stores));
  return stores.brought.get(create) as Store;
}

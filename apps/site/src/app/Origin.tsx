import { createContext, useContext } from 'react';

/** Scheme and host that canonical links name. Not the host of the request: proxies may rewrite that. */
const Origin = createContext('');
export const OriginProvider = Origin.Provider;
export const useOrigin = () => useContext(Origin);

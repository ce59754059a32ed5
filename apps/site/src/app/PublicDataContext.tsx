import { createContext, useContext } from 'react';
import type { PublicData } from './publicData.ts';

const PublicDataContext = createContext<PublicData | null>(null);
export const PublicDataProvider = PublicDataContext.Provider;

/** The data that all visitors with the same language, variant and currency see. */
export function usePublicData(): PublicData {
  const data = useContext(PublicDataContext);
  if (!data) throw new Error('usePublicData needs a PublicDataProvider above it');
  return data;
}

import { createContext, type ReactNode, useContext, useEffect } from 'react';

const AliveContext = createContext(() => {});

/** Takes a function that is called when the content of an `Alive` below is hydrated, or drawn for the first time. */
export const AliveProvider = AliveContext.Provider;

/** Stands inside the boundary that is hydrated: React goes through a boundary later than through what is around it. */
export function Alive({ children }: { children: ReactNode }) {
  const onAlive = useContext(AliveContext);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it comes alive
  useEffect(onAlive, []);
  return children;
}

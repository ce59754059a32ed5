import { type ReactElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

/**
 * Hydrates `tree` in place. Resolves after React has attached its events. The tree gets no sibling: React counts
 * them in the ids of `useId`, and labels, hints and links in the server's markup would point nowhere.
 */
export function hydrateTree(
  element: HTMLElement,
  tree: ReactElement,
  identifierPrefix: string,
): Promise<void> {
  return new Promise((resolve) => {
    hydrateRoot(element, <Hydrated onHydrated={resolve}>{tree}</Hydrated>, { identifierPrefix });
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, []);
  return children;
}

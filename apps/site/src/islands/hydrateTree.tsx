import { type ReactElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { rootErrors } from '../app/rootErrors.ts';

/**
 * Hydrates `tree` in place. Calls `onAlive` in an effect, before anything is drawn again, and resolves afterwards. The tree gets no sibling: React counts
 * them in the ids of `useId`, and labels, hints and links in the server's markup would point nowhere.
 */
export function hydrateTree(
  element: HTMLElement,
  tree: ReactElement,
  identifierPrefix: string,
  onAlive: () => void = () => {},
): Promise<void> {
  return new Promise((resolve) => {
    const onHydrated = () => {
      onAlive();
      resolve();
    };
    hydrateRoot(element, <Hydrated onHydrated={onHydrated}>{tree}</Hydrated>, {
      ...rootErrors(element),
      identifierPrefix,
    });
  });
}

function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is hydrated
  useEffect(onHydrated, []);
  return children;
}

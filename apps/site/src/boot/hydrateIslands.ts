import type { IslandName } from '../islands/islands.ts';
import { hydrateOnIntent, type OnAlive } from './hydrateOnIntent.ts';

/** Loads an island's code and hydrates it. */
type MountIsland = (
  element: HTMLElement,
  name: IslandName,
  props: unknown,
  onAlive: OnAlive,
) => Promise<void>;

/** Keeps React away from each island of a static page until a visitor means to use it. */
export function hydrateIslands(
  root: ParentNode,
  mount: MountIsland,
  onFailure?: (error: unknown) => void,
): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    const { island, props = '{}' } = element.dataset;
    hydrateOnIntent(
      element,
      (onAlive) => mount(element, island as IslandName, JSON.parse(props), onAlive),
      onFailure,
    );
  }
}

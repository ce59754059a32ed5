import type { IslandName } from '../islands/islands.ts';

/** Loads an island's code and hydrates it; resolves when React handles its events. */
type Mount = (element: HTMLElement, name: IslandName, props: unknown) => Promise<void>;

const intents = ['pointerover', 'focusin', 'touchstart', 'keydown'] as const;
/** Events whose effect belongs to the island: held back until it is alive, then sent again. */
const replayed = ['click', 'submit'] as const;

/**
 * Keeps React away until a visitor means to use an island. The first pointer, focus or key loads it; a
 * click that arrives before it is alive is saved and replayed, so that no first action is lost.
 */
export function hydrateIslands(root: ParentNode, mount: Mount): void {
  for (const element of root.querySelectorAll<HTMLElement>('[data-island]')) {
    let alive: Promise<void> | null = null;

    const wake = () => {
      alive ??= mount(
        element,
        element.dataset.island as IslandName,
        JSON.parse(element.dataset.props ?? '{}'),
      ).then(
        () => {
          for (const type of replayed) element.removeEventListener(type, hold, true);
          element.dataset.hydrated = '';
        },
        (error: unknown) => {
          // The next touch tries again; the page underneath works without the island.
          alive = null;
          throw error;
        },
      );
      return alive;
    };

    const hold = (event: Event) => {
      const target = event.target as HTMLElement;
      // A link works by itself.
      if (event.type === 'click' && target.closest('a[href]')) return;
      event.preventDefault();
      event.stopPropagation();
      wake().then(
        () => {
          if (event.type === 'submit')
            (target as HTMLFormElement).requestSubmit((event as SubmitEvent).submitter);
          else target.click();
        },
        () => {},
      );
    };

    const onIntent = () => {
      wake().catch(() => {});
    };
    for (const type of intents) element.addEventListener(type, onIntent, { passive: true, once: true });
    for (const type of replayed) element.addEventListener(type, hold, true);
  }
}

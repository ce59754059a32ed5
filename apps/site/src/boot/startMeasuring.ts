import { consentEvent, mayMeasureVisit } from './consent.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * Loads what sends events, once the page stands, and only where the visitor may be measured: at first, or after a choice.
 * A no ends it at once. Pages without a way back to the choice, those of the Windows client, are never measured.
 */
export function startMeasuring(root: Document): void {
  if (!root.querySelector('[data-privacy-choices]')) return;
  let end: Promise<() => void> | undefined;
  const follow = async (isFirst: boolean) => {
    if (await mayMeasureVisit()) {
      const load = () => {
        end ??= import('../events/startEvents.ts').then((events) => events.startEvents(!isFirst));
        // Without a connection nothing could be sent either.
        end.catch(() => {});
      };
      if (isFirst) whenIdle(root, load, 0);
      else load();
    } else {
      const begun = end;
      end = undefined;
      (await begun)?.();
    }
  };
  root.addEventListener(consentEvent, () => follow(false));
  void follow(true);
}

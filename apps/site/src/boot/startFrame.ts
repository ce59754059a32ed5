import { closeMenus } from './closeMenus.ts';
import { serverClockOffset, startCountdowns } from './countdowns.ts';
import { focusArrival } from './focusArrival.ts';
import { keepPlace } from './keepPlace.ts';

/** Brings the frame of a page to life: header, footer and ribbon have no React in the browser. */
export function startFrame(): void {
  const offset = serverClockOffset();
  startCountdowns(document, () => Date.now() + offset);
  closeMenus(document);
  focusArrival(document);
  keepPlace(document, location);
}

import { directionOfStory, languageOf } from './intl.ts';

/**
 * Language, direction, ground, variant and motion belong to the document: portals must see them too.
 * A page of the handbook keeps the desktop variant, whatever its stories are shown in.
 */
export function applyGlobals(globals: Record<string, unknown>, viewMode: string): void {
  const html = document.documentElement;
  html.lang = languageOf(globals.language);
  html.dir = directionOfStory(globals.language);
  html.dataset.theme = String(globals.theme ?? 'light');
  html.dataset.variant = viewMode === 'docs' ? 'desktop' : String(globals.variant ?? 'desktop');
  html.dataset.motion = String(globals.motion ?? 'full');
}

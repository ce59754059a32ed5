import { directionOfStory, languageOf } from './intl.ts';

/**
 * Language, direction, ground, form and motion belong to the document: portals must see them too.
 * A page of the handbook keeps the desktop form, whatever its stories are shown in.
 */
export function applyGlobals(globals: Record<string, unknown>, viewMode: string): void {
  const html = document.documentElement;
  html.lang = languageOf(globals.language);
  html.dir = directionOfStory(globals.language);
  html.dataset.theme = String(globals.theme ?? 'light');
  html.dataset.form = viewMode === 'docs' ? 'desktop' : String(globals.form ?? 'desktop');
  html.dataset.motion = String(globals.motion ?? 'full');
}

import { ref } from 'valtio';
import { loadAppConfig } from '../api/loadAppConfig.ts';
import type { AppState } from './app.store.ts';
import type { Site } from './SiteContext.tsx';

/** Below this width the composition is mobile (spec section 2). */
const narrow = '(max-width: 749.98px)';

/**
 * Records where the app runs, follows the width of the window, and requests the app config (spec section 4).
 * Returns the function that ends it. Nothing in sight waits for it: it comes after the page. Browser only.
 */
export function startApp(
  state: AppState,
  site: Pick<Site, 'language' | 'variant'>,
  options: { production: boolean; load?: typeof loadAppConfig },
): () => void {
  const { production, load = loadAppConfig } = options;
  state.language = site.language;
  state.isH5 = site.variant === 'mobile';
  state.host = location.host;
  const window = matchMedia(narrow);
  const followWidth = () => {
    state.device = state.isH5 || window.matches ? 'mobile' : 'desktop';
  };
  followWidth();
  window.addEventListener('change', followWidth);
  void load(production).then((config) => {
    state.appConfig = config && ref(config);
    state.isInit = true;
  });
  return () => window.removeEventListener('change', followWidth);
}

import type { AppConfig } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { proxy, ref } from 'valtio';
import { loadAppConfig } from '../api/loadAppConfig.ts';
import type { Site } from './SiteContext.tsx';

export interface AppState {
  /** The composition at hand: paths under `/m` and narrow windows are mobile. */
  device: 'desktop' | 'mobile';
  language: Language;
  /** The page is the mobile form of the address (`/m`). */
  isH5: boolean;
  host: string;
  /** The app config has been asked for, with or without an answer (spec section 4). */
  isInit: boolean;
  appConfig: AppConfig | null;
  online: boolean;
  /** Something is under way that a page shows an indicator for: a simple toggle (spec section 4, Other). */
  loading: boolean;
}

/** Below this width the composition is mobile (spec section 2). */
const narrow = '(max-width: 749.98px)';

/** What the whole app knows about where it runs (spec section 3, app state). */
export function createAppStore(options: { production: boolean; load?: typeof loadAppConfig }) {
  const { production, load = loadAppConfig } = options;
  const state = proxy<AppState>({
    device: 'desktop',
    language: 'en',
    isH5: false,
    host: '',
    isInit: false,
    appConfig: null,
    online: true,
    loading: false,
  });

  let underWay = 0;

  return {
    state,

    /** Something begins, or ends, that a page shows an indicator for. On until the last of them has ended. */
    setLoading(loading: boolean) {
      underWay += loading ? 1 : -1;
      state.loading = underWay > 0;
    },

    /** Begins to follow the browser and asks for the app config. Returns what ends it. Browser only. */
    start(site: Pick<Site, 'language' | 'form'>): () => void {
      state.language = site.language;
      state.isH5 = site.form === 'mobile';
      state.host = location.host;
      const window = matchMedia(narrow);
      const followWidth = () => {
        state.device = state.isH5 || window.matches ? 'mobile' : 'desktop';
      };
      const followConnection = () => {
        state.online = navigator.onLine;
      };
      followWidth();
      followConnection();
      window.addEventListener('change', followWidth);
      addEventListener('online', followConnection);
      addEventListener('offline', followConnection);
      void load(production).then((config) => {
        state.appConfig = config && ref(config);
        state.isInit = true;
      });
      return () => {
        window.removeEventListener('change', followWidth);
        removeEventListener('online', followConnection);
        removeEventListener('offline', followConnection);
      };
    },
  };
}

export type AppStore = ReturnType<typeof createAppStore>;

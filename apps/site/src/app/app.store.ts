import type { AppConfig } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { proxy } from 'valtio';

export interface AppState {
  /** The composition at hand: paths under `/m` and narrow windows are mobile. */
  device: 'desktop' | 'mobile';
  language: Language;
  /** The page is the mobile variant of the address (`/m`). */
  isH5: boolean;
  host: string;
  /** The app config has been requested, with or without a response (spec section 4). */
  isInit: boolean;
  appConfig: AppConfig | null;
  online: boolean;
  /** Something is under way that a page shows an indicator for: a simple toggle (spec section 4, Other). */
  loading: boolean;
}

/** The app-wide facts about where it runs (spec section 3, app state). */
export function createAppStore() {
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

    /** Begins to follow the connection; `startApp` brings the rest. Returns what ends it. Browser only. */
    start(): () => void {
      const follow = () => {
        state.online = navigator.onLine;
      };
      follow();
      addEventListener('online', follow);
      addEventListener('offline', follow);
      return () => {
        removeEventListener('online', follow);
        removeEventListener('offline', follow);
      };
    },
  };
}

export type AppStore = ReturnType<typeof createAppStore>;

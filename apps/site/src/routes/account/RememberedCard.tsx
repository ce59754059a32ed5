import { webAppType } from '@tern/domain';
import { RememberedBrowsers } from '@tern/patterns';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { useStore } from '../../app/stores.tsx';
import { failuresStore } from './failures.store.ts';
import type { RememberedStore } from './remembered.store.ts';

/** The browsers that need no code, in the section about the safety of the account. */
export function RememberedCard({ store }: { store: RememberedStore }) {
  const failures = useStore(failuresStore);
  const { browsers, loadFailed, now } = useSnapshot(store.state);
  useEffect(() => void store.load(), [store]);
  return browsers ? (
    <RememberedBrowsers
      browsers={browsers.map((each) => ({
        id: each.browser_id,
        appType: webAppType,
        userAgent: each.user_agent,
        country: each.country,
        createdAt: each.created_at,
        lastUsedAt: each.last_used_at,
        expiresAt: each.expires_at,
      }))}
      now={now}
      onForget={(browser) => store.forget(browser?.id)}
      onFailed={failures.tell}
    />
  ) : loadFailed ? (
    <RememberedBrowsers status="error" onRetry={() => void store.load()} />
  ) : (
    <RememberedBrowsers status="loading" />
  );
}

import { hasSession } from '../boot/signedIn.ts';
import type { SessionStore } from './session.store.ts';

/** Keeps the session the same in all tabs, once there is one or the visitor acts here or in another tab. */
export function followTabs(session: SessionStore, signedIn: boolean, restored: Promise<void>): void {
  let following = false;
  const follow = async () => {
    if (following) return;
    following = true;
    const [{ createTabs }] = await Promise.all([import('./createTabs.ts'), restored]);
    createTabs({ session, id: Math.random().toString(36).slice(2), hasSession }).start();
  };
  // Without a session there is nothing to synchronize until then.
  if (signedIn) void follow();
  else
    for (const sign of ['pointerdown', 'keydown', 'storage', 'visibilitychange', 'pageshow'] as const)
      addEventListener(sign, (event) => {
        if (!(event instanceof PageTransitionEvent) || event.persisted) void follow();
      });
}

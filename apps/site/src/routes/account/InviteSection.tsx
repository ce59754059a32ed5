import { buildPath } from '@tern/domain';
import { InvitePanel } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSite } from '../../app/SiteContext.tsx';
import { useStores } from '../../app/stores.tsx';
import { createInviteStore } from './invite.store.ts';

/** The system's own window, where the browser has one. The person may close it: nothing was asked of the page then. */
const share =
  typeof navigator !== 'undefined' && 'share' in navigator
    ? (given: { url: string; text: string }) => void navigator.share(given).catch(() => {})
    : undefined;

/** `/myAccount/invite`: one's own invitation (spec section 2, programmes). */
export function InviteSection() {
  const { api } = useStores();
  const { language } = useSite();
  const [store] = useState(() => createInviteStore(api));
  const { invite, failed } = useSnapshot(store.state);
  useEffect(() => void store.load(), [store]);

  if (!invite) {
    return failed ? (
      <InvitePanel status="error" onRetry={() => void store.load()} />
    ) : (
      <InvitePanel status="loading" />
    );
  }
  // The page of the friend's device is found by itself: the link is that of computers.
  const path = buildPath({ language, variant: 'desktop', path: '/invite' });
  return (
    <InvitePanel
      code={invite.code}
      link={`${location.origin}${path}?invite_code=${invite.code}`}
      friendPercent={invite.friend_percent}
      days={invite.days}
      guaranteeDays={invite.guarantee_days}
      yearly={invite.yearly}
      earnedDays={invite.earned_days}
      waitingDays={invite.waiting_days}
      friends={invite.friends.map((friend) => ({
        email: friend.email,
        state: friend.state,
        days: friend.days,
        joinedAt: friend.joined_at,
        dueAt: friend.due_at,
      }))}
      onShare={share}
    />
  );
}

import { brand } from '@tern/domain';
import { ConnectionBand, DaysEarned, DeckPair, LastReceipt, PlanCard, SixPlaces } from '@tern/patterns';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../../app/stores.tsx';
import { type SubscriptionsStore, subscriptionsStore } from '../../purchase/subscriptions.store.ts';
import { createConnectionStore } from './connection.store.ts';
import { createEarnedStore, createPlacesStore, type EarnedStore, type PlacesStore } from './deck.store.ts';
import { lastPaymentOf, paymentsPage, planViews } from './planViews.ts';

const invitePage = '/myAccount/invite';

/** `/myAccount`: this connection, the plan, the places, the last receipt and the days earned (spec section 2, account). */
export function OverviewSection() {
  const { api } = useStores();
  const subscriptions = useStore(subscriptionsStore);
  const [places] = useState(() => createPlacesStore(api, brand.configurations));
  const [invite] = useState(() => createEarnedStore(api));
  const shown = useShownParts(subscriptions, places, invite);
  useEffect(() => {
    void subscriptions.load();
    void places.load();
    void invite.load();
    return subscriptions.reset;
  }, [subscriptions, places, invite]);
  return (
    <>
      <Connection />
      <Plan store={subscriptions} />
      <Later key={shown < 1 ? 'awaited 1' : 'places'}>
        <PlacesPart store={places} waits={shown < 1} />
      </Later>
      <Later key={shown < 2 ? `awaited 2 ${shown}` : 'pair'}>
        <DeckPair>
          <Receipt store={subscriptions} waits={shown < 2} />
          <Earned store={invite} waits={shown < 2} />
        </DeckPair>
      </Later>
    </>
  );
}

/** Other elements take its place where its key changes. */
const Later = ({ children }: { children: ReactNode }) => children;

/**
 * How many parts are known from the top on. A part shows once those above it have their height, and what stood in its
 * place goes: nothing moves.
 */
function useShownParts(subscriptions: SubscriptionsStore, places: PlacesStore, invite: EarnedStore): number {
  const plan = useSnapshot(subscriptions.state);
  const devices = useSnapshot(places.state);
  const invitation = useSnapshot(invite.state);
  const known = [
    plan.subscriptions !== null || plan.failed,
    devices.known !== null || devices.failed,
    invitation.invite !== null || invitation.failed,
  ];
  const [most, setMost] = useState(0);
  const now = known.includes(false) ? known.indexOf(false) : known.length;
  // A part that was shown stays while it is loaded again.
  if (now > most) setMost(now);
  return Math.max(now, most);
}

function Connection() {
  const { geo } = useStores();
  const [store] = useState(() => createConnectionStore(geo));
  const { seen, status } = useSnapshot(store.state);
  useEffect(() => store.follow(window), [store]);
  return (
    <ConnectionBand
      status={status}
      seen={
        seen && {
          ip: seen.user_ip,
          connected: !seen.is_exposed,
          server: seen.exit?.server,
          city: seen.exit?.city ?? seen.city,
          country: seen.exit?.country_code ?? seen.country_code,
          location: seen.location,
        }
      }
      appsHref="/download"
      checkHref="/webrtc-leak-test"
      onRetry={() => void store.look()}
    />
  );
}

function Plan({ store }: { store: SubscriptionsStore }) {
  const { subscriptions, charges, failed } = useSnapshot(store.state);
  const { user } = useSnapshot(useStores().session.state);
  const [opened] = useState(Date.now);
  const shared = {
    pricingHref: '/pricing',
    deletion: user?.delete_after ? { at: user.delete_after, href: '/myAccount/security' } : undefined,
  };
  if (subscriptions) {
    return <PlanCard {...shared} plans={planViews(subscriptions, { charges, now: opened })} />;
  }
  return failed ? (
    <PlanCard {...shared} status="error" onRetry={() => void store.load()} />
  ) : (
    <PlanCard {...shared} status="loading" />
  );
}

function PlacesPart({ store, waits }: { store: PlacesStore; waits: boolean }) {
  const { known, failed, now } = useSnapshot(store.state);
  const manageHref = '/myAccount/deviceManage';
  if (known && !waits) {
    return (
      <SixPlaces
        manageHref={manageHref}
        addHref="/download"
        places={known.limit}
        now={now}
        devices={known.devices.map((device) => ({
          id: `${device.app_type} ${device.user_id}`,
          appType: device.app_type,
          name: device.name,
          lastSeen: device.is_active ? null : device.last_seen_at,
          current: device.is_this_device,
        }))}
        keys={known.keys.map((key) => ({
          id: key.id,
          name: key.name,
          lastUsed: key.last_used_on,
          connected: key.is_connected ?? false,
        }))}
      />
    );
  }
  return failed && !waits ? (
    <SixPlaces manageHref={manageHref} status="error" onRetry={() => void store.load()} />
  ) : (
    <SixPlaces manageHref={manageHref} status="loading" />
  );
}

function Receipt({ store, waits }: { store: SubscriptionsStore; waits: boolean }) {
  const { subscriptions, charges } = useSnapshot(store.state);
  return subscriptions && !waits ? (
    <LastReceipt allHref={paymentsPage} payment={lastPaymentOf(charges)} />
  ) : (
    <LastReceipt allHref={paymentsPage} status="loading" />
  );
}

function Earned({ store, waits }: { store: EarnedStore; waits: boolean }) {
  const { invite, failed } = useSnapshot(store.state);
  if (invite && !waits) {
    return (
      <DaysEarned
        inviteHref={invitePage}
        earned={invite.earned_days}
        waiting={invite.waiting_days}
        each={invite.days}
        guaranteeDays={invite.guarantee_days}
        friendPercent={invite.friend_percent}
        yearly={invite.yearly}
      />
    );
  }
  return failed && !waits ? (
    <DaysEarned inviteHref={invitePage} status="error" onRetry={() => void store.load()} />
  ) : (
    <DaysEarned inviteHref={invitePage} status="loading" />
  );
}

import type { Subscription } from '@tern/contract';
import { AccountInfo, AccountLayout, buildAccountNavigation, SubscriptionList } from '@tern/patterns';
import { Card } from '@tern/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hasPage } from '../../app/pageLinks.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { localHref } from '../../app/StaticLink.tsx';
import { useStores } from '../../app/stores.tsx';
import { useRequireSession } from '../../app/useRequireSession.ts';
import { SetPassword } from './SetPassword.tsx';

const navigation = buildAccountNavigation(hasPage);

/** `/myAccount` and its sections (spec section 2, account). */
export function AccountPage() {
  const { section } = useParams();
  const { session, subscriptions } = useStores();
  const { user } = useSnapshot(session.state);
  const signedIn = useRequireSession();
  const site = useSite();

  useEffect(() => {
    if (!signedIn) return;
    void subscriptions.load();
    return subscriptions.reset;
  }, [signedIn, subscriptions]);

  const signOut = async () => {
    await session.leave(localHref('/', site));
  };
  return (
    <AccountLayout
      nav={navigation}
      current={section === 'subscriptions' ? 'subscriptions' : 'info'}
      email={user?.email}
      onSignOut={() => void signOut()}
    >
      {section === 'subscriptions' ? <Subscriptions /> : <Info onSignOut={() => void signOut()} />}
    </AccountLayout>
  );
}

function Info({ onSignOut }: { onSignOut: () => void }) {
  const { session } = useStores();
  const { user, busy } = useSnapshot(session.state);
  if (!user) return <AccountInfo status="loading" onSignOut={onSignOut} />;
  return (
    <>
      <AccountInfo
        profile={{ email: user.email, name: user.name, passwordSet: user.is_password_set }}
        onSignOut={onSignOut}
        signingOut={busy}
        setPasswordHref="#set-password"
      />
      {user.is_password_set ? null : (
        <div id="set-password">
          <Card padding="lg">
            <SetPassword headingLevel={2} />
          </Card>
        </div>
      )}
    </>
  );
}

function Subscriptions() {
  const { subscriptions: store } = useStores();
  const { subscriptions, failed } = useSnapshot(store.state);
  if (!subscriptions) {
    return failed ? (
      <SubscriptionList status="error" pricingHref="/pricing" onRetry={() => void store.load()} />
    ) : (
      <SubscriptionList status="loading" pricingHref="/pricing" />
    );
  }
  const active = subscriptions.find(({ state }) => state === 'active' || state === 'past_due');
  const period = ({ interval_count, interval_unit, amount, currency }: Subscription) => ({
    intervalCount: interval_count,
    intervalUnit: interval_unit,
    amount: { amount, currency },
  });
  return (
    <SubscriptionList
      pricingHref="/pricing"
      current={
        active && {
          ...period(active),
          periodEnd: active.current_period_end,
          renews: !active.cancel_at_period_end,
        }
      }
      payments={subscriptions.flatMap((subscription) =>
        // What was given was not paid.
        subscription.method === null
          ? []
          : [
              {
                ...period(subscription),
                id: subscription.subscription_id,
                date: subscription.started_at,
                method: subscription.method,
                result: subscription.result,
              },
            ],
      )}
    />
  );
}

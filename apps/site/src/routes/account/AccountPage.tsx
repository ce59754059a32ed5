import { AccountInfo, AccountLayout, buildAccountNavigation } from '@tern/patterns';
import { Card, Skeleton } from '@tern/ui';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { hasPage } from '../../app/pageLinks.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { localHref } from '../../app/StaticLink.tsx';
import { useStores } from '../../app/stores.tsx';
import { useRequireSession } from '../../app/useRequireSession.ts';
import { ChangePasswordSection } from './ChangePasswordSection.tsx';
import { DevicesSection } from './DevicesSection.tsx';
import { DnsSection } from './DnsSection.tsx';
import { SecuritySection } from './SecuritySection.tsx';
import { SetPassword } from './SetPassword.tsx';
import { SubscriptionsSection } from './SubscriptionsSection.tsx';

const navigation = buildAccountNavigation(hasPage);

/** `/myAccount` and its sections (spec section 2, account). */
export function AccountPage() {
  const { section } = useParams();
  const { session, subscriptions } = useStores();
  const { user } = useSnapshot(session.state);
  const signedIn = useRequireSession();
  const site = useSite();
  const Section = sections[section as keyof typeof sections]?.Section;

  useEffect(() => {
    if (!signedIn || section !== 'subscriptions') return;
    void subscriptions.load();
    return subscriptions.reset;
  }, [signedIn, section, subscriptions]);

  const signOut = async () => {
    await session.leave(localHref('/', site));
  };
  return (
    <AccountLayout
      nav={navigation}
      current={sections[section as keyof typeof sections]?.id ?? 'info'}
      email={user?.email}
      onSignOut={() => void signOut()}
    >
      {!Section ? (
        <Info onSignOut={() => void signOut()} />
      ) : signedIn ? (
        <Section />
      ) : (
        // Nothing is asked for before there is a token to ask with.
        <div aria-busy="true">
          <Card>
            <Skeleton height="block" />
          </Card>
        </div>
      )}
    </AccountLayout>
  );
}

/** By the last part of the path. */
const sections = {
  changePassword: { id: 'changePassword', Section: ChangePasswordSection },
  deviceManage: { id: 'devices', Section: DevicesSection },
  dnsSettings: { id: 'dnsSettings', Section: DnsSection },
  subscriptions: { id: 'subscriptions', Section: SubscriptionsSection },
  security: { id: 'security', Section: SecuritySection },
} as const;

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
        changePasswordHref="/myAccount/changePassword"
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

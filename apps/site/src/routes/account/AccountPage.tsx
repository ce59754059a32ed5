import type { User } from '@tern/contract';
import { AccountInfo, AccountLayout, accountNavigation, partnerLink } from '@tern/patterns';
import { Card, Skeleton } from '@tern/ui';
import { lazy, memo, Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { laterPart } from '../../app/laterPart.tsx';
import { MissingPage } from '../../app/MissingPage.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { localHref } from '../../app/StaticLink.tsx';
import { useStore, useStores } from '../../app/stores.tsx';
import { useFirstPassword } from '../../app/useFirstPassword.ts';
import { useRequireSession } from '../../app/useRequireSession.ts';
import { useOfferedPasskey } from '../../passkeys/useOfferedPasskey.ts';
import { subscriptionsStore } from '../../purchase/subscriptions.store.ts';
import { ConfirmAddressSection } from './ConfirmAddressSection.tsx';
import { failuresStore } from './failures.store.ts';

// Each shows once a person is signed in, and no visit sees them all.
const ChangePasswordSection = laterPart(
  'myAccount',
  async () => (await import('./ChangePasswordSection.tsx')).ChangePasswordSection,
);
const ConfigurationsSection = laterPart(
  'myAccount',
  async () => (await import('./ConfigurationsSection.tsx')).ConfigurationsSection,
);
const DevicesSection = laterPart(
  'myAccount',
  async () => (await import('./DevicesSection.tsx')).DevicesSection,
);
const FactorRecoverySection = laterPart(
  'myAccount',
  async () => (await import('./FactorRecoverySection.tsx')).FactorRecoverySection,
);
const loadFailureToasts = async () => ({ default: (await import('./FailureToasts.tsx')).FailureToasts });
const FailureToasts = lazy(loadFailureToasts);
const DnsSection = laterPart('myAccount', async () => (await import('./DnsSection.tsx')).DnsSection);
const InviteSection = laterPart('myAccount', async () => (await import('./InviteSection.tsx')).InviteSection);
const LeaveSection = laterPart('myAccount', async () => (await import('./LeaveSection.tsx')).LeaveSection);
const VouchersSection = laterPart(
  'myAccount',
  async () => (await import('./VouchersSection.tsx')).VouchersSection,
);
const StudentSection = laterPart(
  'myAccount',
  async () => (await import('./StudentSection.tsx')).StudentSection,
);
const PartnerSection = laterPart(
  'myAccount',
  async () => (await import('./PartnerSection.tsx')).PartnerSection,
);
const SecuritySection = laterPart(
  'myAccount',
  async () => (await import('./SecuritySection.tsx')).SecuritySection,
);
const SetPassword = lazy(async () => ({ default: (await import('../../app/SetPassword.tsx')).SetPassword }));
const SubscriptionsSection = laterPart(
  'myAccount',
  async () => (await import('./SubscriptionsSection.tsx')).SubscriptionsSection,
);

/** `/myAccount` and its sections (spec section 2, account). */
export function AccountPage() {
  const { section } = useParams();
  const { session } = useStores();
  const subscriptions = useStore(subscriptionsStore);
  const { user } = useSnapshot(session.state);
  const signedIn = useRequireSession();
  // Stores draw in one task. The whole page changes when the profile comes: that is drawn in slices.
  const shown = useDeferredValue(user);
  const shownSignedIn = useDeferredValue(signedIn);

  useOfferedPasskey(signedIn);

  useEffect(() => {
    if (!signedIn || section !== 'subscriptions') return;
    void subscriptions.load();
    return subscriptions.reset;
  }, [signedIn, section, subscriptions]);

  // With the first act: it may fail for lack of a connection, and then nothing can be loaded.
  useEffect(() => {
    if (!signedIn) return;
    const stop = new AbortController();
    const load = () => {
      stop.abort();
      void loadFailureToasts().catch(() => {});
    };
    for (const act of ['pointermove', 'pointerdown', 'keydown', 'focusin'])
      addEventListener(act, load, { signal: stop.signal, capture: true });
    return () => stop.abort();
  }, [signedIn]);

  if (section && !(section in sections)) return <MissingPage />;
  return <Account section={section} user={shown} signedIn={shownSignedIn} />;
}

interface AccountProps {
  section: string | undefined;
  user: Pick<
    User,
    | 'email'
    | 'email_confirmed'
    | 'name'
    | 'is_partner'
    | 'is_password_set'
    | 'has_passkey'
    | 'factor_recovery'
  > | null;
  signedIn: boolean;
}

const Account = memo(function Account({ section, user, signedIn }: AccountProps) {
  const { session, app } = useStores();
  const { loading } = useSnapshot(app.state);
  const site = useSite();
  const Section = sections[section as keyof typeof sections]?.Section;
  // It stays in place once it was shown: it says that the request is stopped.
  const [recovers, setRecovers] = useState(false);
  if (user?.factor_recovery && !recovers) setRecovers(true);
  const signOut = async () => {
    await session.leave(localHref('/', site));
  };
  return (
    <AccountLayout
      nav={
        user?.is_partner || section === 'partner' ? [...accountNavigation, partnerLink] : accountNavigation
      }
      current={sections[section as keyof typeof sections]?.id ?? 'info'}
      email={user?.email}
      onSignOut={() => void signOut()}
      busy={loading}
    >
      {recovers ? (
        <Suspense fallback={null}>
          <FactorRecoverySection />
        </Suspense>
      ) : null}
      {!Section ? (
        <Info user={user} onSignOut={() => void signOut()} />
      ) : signedIn ? (
        <Suspense fallback={<Waiting />}>
          <Section />
        </Suspense>
      ) : (
        // Nothing is requested before there is a token to send.
        <Waiting />
      )}
      <Failures />
    </AccountLayout>
  );
});

function Failures() {
  const { latest } = useSnapshot(useStore(failuresStore).state);
  return (
    latest && (
      <Suspense fallback={null}>
        <FailureToasts latest={latest} />
      </Suspense>
    )
  );
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Card>
        <Skeleton height="block" />
      </Card>
    </div>
  );
}

/** By the last part of the path. */
const sections = {
  changePassword: { id: 'changePassword', Section: ChangePasswordSection },
  deviceManage: { id: 'devices', Section: DevicesSection },
  configurations: { id: 'configurations', Section: ConfigurationsSection },
  dnsSettings: { id: 'dnsSettings', Section: DnsSection },
  subscriptions: { id: 'subscriptions', Section: SubscriptionsSection },
  leave: { id: 'leave', Section: LeaveSection },
  invite: { id: 'invite', Section: InviteSection },
  vouchers: { id: 'vouchers', Section: VouchersSection },
  student: { id: 'student', Section: StudentSection },
  partner: { id: 'partner', Section: PartnerSection },
  security: { id: 'security', Section: SecuritySection },
} as const;

function Info({ user, onSignOut }: { user: AccountProps['user']; onSignOut: () => void }) {
  const { busy } = useSnapshot(useStores().session.state);
  const firstPassword = useFirstPassword(user);
  // It stays in place once it was shown: it says that the address is confirmed.
  const [unconfirmed, setUnconfirmed] = useState(false);
  const isUnconfirmed = Boolean(user?.email && !user.email_confirmed);
  if (isUnconfirmed && !unconfirmed) setUnconfirmed(true);
  return (
    <>
      {/* One element before and after: whoever has the focus in it keeps it when the profile comes. */}
      <AccountInfo
        {...(user
          ? {
              profile: {
                email: user.email,
                name: user.name,
                passwordSet: user.is_password_set,
                passkeySet: user.has_passkey,
              },
            }
          : { status: 'loading' })}
        onSignOut={onSignOut}
        signingOut={busy}
        setPasswordHref={firstPassword ? '#set-password' : '/myAccount/changePassword'}
        changePasswordHref="/myAccount/changePassword"
      />
      {unconfirmed && user ? <ConfirmAddressSection email={user.email} /> : null}
      {firstPassword ? (
        <div id="set-password">
          <Card padding="lg">
            <Suspense fallback={<Skeleton height="block" />}>
              <SetPassword headingLevel={2} />
            </Suspense>
          </Card>
        </div>
      ) : null}
    </>
  );
}

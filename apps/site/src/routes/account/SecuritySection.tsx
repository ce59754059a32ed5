import { deletionGraceDays } from '@tern/domain';
import {
  ActivityLog,
  AppAccess,
  DeleteAccount,
  type DeleteAccountError,
  ExportData,
  SessionsList,
} from '@tern/patterns';
import { Stack } from '@tern/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStore, useStores } from '../../app/stores.tsx';
import { hasPasskeys } from '../../passkeys/hasPasskeys.ts';
import { passkeyErrors } from '../../passkeys/passkeyErrors.ts';
import type { AccountDataState } from './accountData.store.ts';
import { EmailChangeCard } from './EmailChangeCard.tsx';
import { failuresStore } from './failures.store.ts';
import { MailPreferencesCard } from './MailPreferencesCard.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { RememberedCard } from './RememberedCard.tsx';
import { SecondFactorCard } from './SecondFactorCard.tsx';
import type { SecurityStore } from './security.store.ts';
import { createSecurityStores } from './securityStores.ts';

const deleteErrors: Partial<Record<NonNullable<AccountDataState['deleteError']>, DeleteAccountError>> = {
  ...passkeyErrors,
  incorrect_password: 'incorrect_password',
  validation_failed: 'verification_failed',
  verification_failed: 'verification_failed',
  code_used: 'code_used',
  code_clock: 'code_clock',
  rate_limited: 'rate_limited',
};

/** `/myAccount/security`: sessions, activity, one's own data (decisions: Account). */
export function SecuritySection() {
  const stores = useStores();
  const failures = useStore(failuresStore);
  const [made] = useState(() => createSecurityStores(stores));
  const { store, data, mailsStore, factorStore, rememberedStore, passkeysStore, emailStore } = made;
  const factor = useSnapshot(factorStore.state);
  const { passkeys } = useSnapshot(passkeysStore.state);
  const confirmable = Boolean(passkeys?.length) && hasPasskeys();
  const { user } = useSnapshot(stores.session.state);
  const { busy, exportError, exported, deleteError, codeNeeded, keepFailed, kept } = useSnapshot(data.state);
  useEffect(() => {
    void store.loadSessions();
    void store.loadEvents();
    void factorStore.load();
    void emailStore.load();
    void mailsStore.load();
  }, [store, factorStore, emailStore, mailsStore]);
  // Again when the browser has made one without a word.
  const hasPasskey = user?.has_passkey;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it changes
  useEffect(() => void passkeysStore.load(), [passkeysStore, hasPasskey]);

  return (
    <Stack gap={12}>
      {/* Recovery codes are shown once, and printed: by themselves. */}
      {factor.step === 'codes' ? null : (
        <PasskeysCard store={passkeysStore} secondFactor={factor.since !== null} />
      )}
      <SecondFactorCard store={factorStore} confirmable={confirmable} />
      {factor.since && factor.step !== 'codes' ? <RememberedCard store={rememberedStore} /> : null}
      {factor.step === 'codes' ? null : (
        <>
          <EmailChangeCard
            store={emailStore}
            secondFactor={factor.since !== null}
            confirmable={confirmable}
          />
          <Access store={store} onEndedAll={factor.since ? rememberedStore.load : undefined} />
          <Activities store={store} />
          <MailPreferencesCard store={mailsStore} />
          <ExportData
            onExport={() => void data.exportData()}
            busy={busy === 'export'}
            error={exportError ? (exportError === 'rate_limited' ? 'rate_limited' : 'unknown') : undefined}
            onFailed={failures.tell}
            done={exported}
          />
          {user ? (
            <DeleteAccount
              email={user.email}
              passwordSet={user.is_password_set}
              graceDays={deletionGraceDays}
              deleteAfter={user.delete_after}
              // Asked for as well where the factor itself could not be loaded.
              secondFactor={factor.since !== null || codeNeeded}
              onDelete={(given) => void data.askDeletion(given)}
              passkey={
                confirmable
                  ? { open: busy === 'browser', onConfirm: () => void data.askDeletionByPasskey() }
                  : undefined
              }
              onKeep={() => void data.keep()}
              busy={busy === 'browser' ? 'delete' : busy === 'export' ? undefined : (busy ?? undefined)}
              error={deleteError ? (deleteErrors[deleteError] ?? 'unknown') : undefined}
              keepFailed={keepFailed}
              onFailed={failures.tell}
              kept={kept}
            />
          ) : null}
        </>
      )}
    </Stack>
  );
}

interface AccessProps {
  store: SecurityStore;
  /** Whatever ends with all other sessions is gone as well. */
  onEndedAll?: (() => void) | undefined;
}

/** Where the person is signed in, and what an app among these places may do. */
function Access(props: AccessProps) {
  return (
    <>
      <Sessions {...props} />
      <AppAccess devicesHref="/myAccount/deviceManage" />
    </>
  );
}

function Sessions({ store, onEndedAll }: AccessProps) {
  const failures = useStore(failuresStore);
  const { sessions, sessionsFailed, now } = useSnapshot(store.state);
  return sessions ? (
    <SessionsList
      sessions={sessions.map((each) => ({
        id: each.session_id,
        current: each.is_current,
        appType: each.app_type,
        userAgent: each.user_agent,
        country: each.country,
        signedInAt: each.signed_in_at,
        lastSeenAt: each.last_seen_at,
      }))}
      now={now}
      onEnd={({ id }) => store.end(id)}
      onEndAll={async () => {
        const ended = await store.endAll();
        if (ended !== null) onEndedAll?.();
        return ended;
      }}
      onFailed={failures.tell}
    />
  ) : sessionsFailed ? (
    <SessionsList status="error" onRetry={() => void store.loadSessions()} />
  ) : (
    <SessionsList status="loading" />
  );
}

function Activities({ store }: { store: SecurityStore }) {
  const { user } = useSnapshot(useStores().session.state);
  const { events, eventsFailed, next, more, now } = useSnapshot(store.state);
  return events ? (
    <ActivityLog
      events={events.map((event) => ({
        id: event.event_id,
        kind: event.kind,
        at: event.at,
        appType: event.app_type,
        userAgent: event.user_agent,
        country: event.country,
      }))}
      now={now}
      onMore={next === null ? undefined : () => void store.loadMore()}
      more={more ?? undefined}
      changePasswordHref={user?.is_password_set ? '/myAccount/changePassword' : undefined}
    />
  ) : eventsFailed ? (
    <ActivityLog status="error" onRetry={() => void store.loadEvents()} />
  ) : (
    <ActivityLog status="loading" />
  );
}

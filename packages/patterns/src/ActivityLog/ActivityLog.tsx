import type { TernMessage } from '@tern/i18n';
import {
  type Activity,
  ActivityList,
  Button,
  Card,
  EmptyState,
  type Glyph,
  Heading,
  InfoGlyph,
  KeyRoundGlyph,
  LogInGlyph,
  LogOutGlyph,
  MailGlyph,
  MonitorSmartphoneGlyph,
  NetworkGlyph,
  Notice,
  ReceiptTextGlyph,
  ShieldAlertGlyph,
  Text,
  Trash2Glyph,
  UserGlyph,
} from '@tern/ui';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type ClientView, useBrowserWords } from '../browserWords/useBrowserWords.ts';
import { PanelFailed } from '../panel/PanelFailed.tsx';
import { PanelLoading } from '../panel/PanelLoading.tsx';
import { useWhen } from '../when/useWhen.ts';
import * as css from './ActivityLog.css.ts';
import { activityLogMessages as m } from './activityLog.messages.ts';

export type ActivityKind =
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'handed_over'
  | 'session_ended'
  | 'sessions_ended'
  | 'password_set'
  | 'password_changed'
  | 'password_reset'
  | 'code_requested'
  | 'device_added'
  | 'device_removed'
  | 'wireguard_key_added'
  | 'wireguard_key_removed'
  | 'address_bound'
  | 'address_removed'
  | 'renewal_cancelled'
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_failed'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'factor_recovery_begun'
  | 'factor_recovery_stopped'
  | 'browser_remembered'
  | 'browser_forgotten'
  | 'remembered_used'
  | 'passkey_added'
  | 'passkey_added_silently'
  | 'passkey_removed'
  | 'passkey_used'
  | 'passkey_refused'
  | 'email_change_requested'
  | 'email_change_stopped'
  | 'email_changed'
  | 'email_restored'
  | 'data_exported'
  | 'deletion_requested'
  | 'deletion_cancelled';

const kinds: Readonly<Record<ActivityKind, readonly [TernMessage, Glyph]>> = {
  signed_in: [m.signedIn, LogInGlyph],
  sign_in_failed: [m.signInFailed, ShieldAlertGlyph],
  signed_out: [m.signedOut, LogOutGlyph],
  handed_over: [m.handedOver, LogInGlyph],
  session_ended: [m.sessionEnded, LogOutGlyph],
  sessions_ended: [m.sessionsEnded, LogOutGlyph],
  password_set: [m.passwordSet, KeyRoundGlyph],
  password_changed: [m.passwordChanged, KeyRoundGlyph],
  password_reset: [m.passwordReset, KeyRoundGlyph],
  code_requested: [m.codeRequested, MailGlyph],
  device_added: [m.deviceAdded, MonitorSmartphoneGlyph],
  device_removed: [m.deviceRemoved, MonitorSmartphoneGlyph],
  wireguard_key_added: [m.wireguardKeyAdded, NetworkGlyph],
  wireguard_key_removed: [m.wireguardKeyRemoved, NetworkGlyph],
  address_bound: [m.addressBound, NetworkGlyph],
  address_removed: [m.addressRemoved, NetworkGlyph],
  renewal_cancelled: [m.renewalCancelled, ReceiptTextGlyph],
  second_factor_on: [m.secondFactorOn, KeyRoundGlyph],
  second_factor_off: [m.secondFactorOff, KeyRoundGlyph],
  second_factor_failed: [m.secondFactorFailed, ShieldAlertGlyph],
  recovery_code_used: [m.recoveryCodeUsed, KeyRoundGlyph],
  recovery_codes_renewed: [m.recoveryCodesRenewed, KeyRoundGlyph],
  factor_recovery_begun: [m.factorRecoveryBegun, ShieldAlertGlyph],
  factor_recovery_stopped: [m.factorRecoveryStopped, KeyRoundGlyph],
  browser_remembered: [m.browserRemembered, KeyRoundGlyph],
  browser_forgotten: [m.browserForgotten, KeyRoundGlyph],
  remembered_used: [m.rememberedUsed, LogInGlyph],
  passkey_added: [m.passkeyAdded, KeyRoundGlyph],
  passkey_added_silently: [m.passkeyAddedSilently, KeyRoundGlyph],
  passkey_removed: [m.passkeyRemoved, KeyRoundGlyph],
  passkey_used: [m.passkeyUsed, LogInGlyph],
  passkey_refused: [m.passkeyRefused, ShieldAlertGlyph],
  email_change_requested: [m.emailChangeRequested, MailGlyph],
  email_change_stopped: [m.emailChangeStopped, MailGlyph],
  email_changed: [m.emailChanged, MailGlyph],
  email_restored: [m.emailRestored, MailGlyph],
  data_exported: [m.dataExported, UserGlyph],
  deletion_requested: [m.deletionRequested, Trash2Glyph],
  deletion_cancelled: [m.deletionCancelled, UserGlyph],
};

export interface ActivityView extends ClientView {
  id: string;
  /** A kind this version does not know is shown as such. */
  kind: ActivityKind | (string & {});
  /** ISO 8601. */
  at: string;
}

export type ActivityLogProps = { headingLevel?: 2 | 3 } & (
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status?: 'ready';
      /** Newest first. */
      events: readonly ActivityView[];
      /** Epoch milliseconds. */
      now: number;
      /** Loads older entries; absent when these are all. */
      onMore?: () => void;
      /** Older entries are under way, or did not come. */
      more?: 'loading' | 'error';
      changePasswordHref?: string;
    }
);

/** The security events of an account (decisions: Account). */
export function ActivityLog(props: ActivityLogProps) {
  const { formatMessage } = useIntl();
  const { headingLevel = 2, status = 'ready' } = props;
  const changeHref = 'now' in props ? props.changePasswordHref : undefined;
  return (
    <section className={css.log} aria-busy={status === 'loading' || undefined}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading level={headingLevel}>{formatMessage(m.title)}</Heading>
          <Text tone="muted">{formatMessage(m.lead)}</Text>
        </div>
        {changeHref ? (
          <div className={css.change}>
            <Button variant="outline" size="sm" href={changeHref}>
              {formatMessage(m.changePassword)}
            </Button>
          </div>
        ) : null}
      </div>
      {props.status === 'loading' ? (
        <PanelLoading label={formatMessage(m.loading)} />
      ) : props.status === 'error' ? (
        <PanelFailed retryLabel={formatMessage(m.retry)} onRetry={props.onRetry}>
          {formatMessage(m.loadFailed)}
        </PanelFailed>
      ) : (
        <Ready {...props} />
      )}
    </section>
  );
}

function Ready({ events, now, onMore, more }: Extract<ActivityLogProps, { now: number }>) {
  const { formatMessage } = useIntl();
  const words = useBrowserWords();
  const when = useWhen({ now, exact: true });
  const list = useRef<HTMLDivElement>(null);
  /** Number of entries when older ones were requested. */
  const asked = useRef<number>(undefined);

  /* New entries stand above the button or in its place; focus the first one, so that reading continues there. */
  useEffect(() => {
    if (asked.current === undefined || events.length <= asked.current) return;
    const first = list.current?.querySelectorAll<HTMLElement>('li')[asked.current];
    asked.current = undefined;
    if (!first) return;
    first.tabIndex = -1;
    first.focus();
  }, [events.length]);

  if (events.length === 0) {
    return (
      <Card padding="lg">
        <EmptyState title={formatMessage(m.emptyTitle)} text={formatMessage(m.emptyText)} />
      </Card>
    );
  }

  const items = events.map((event): Activity => {
    const [title, glyph] = kinds[event.kind as ActivityKind] ?? [m.other, InfoGlyph];
    const client = words.client(event);
    const country = words.country(event.country);
    return {
      id: event.id,
      at: event.at,
      when: when(event.at),
      title: formatMessage(title),
      glyph,
      children: country ? formatMessage(m.place, { client, country }) : client,
    };
  });

  return (
    <Card padding="lg">
      <div ref={list}>
        <ActivityList label={formatMessage(m.title)} items={items} />
      </div>
      <div className={css.foot}>
        {more === 'error' ? (
          <Notice tone="danger" live>
            {formatMessage(m.loadFailed)}
          </Notice>
        ) : null}
        {onMore ? (
          <Button
            variant="outline"
            size="sm"
            busy={more === 'loading'}
            onClick={() => {
              asked.current = events.length;
              onMore();
            }}
          >
            {formatMessage(more === 'error' ? m.retry : m.more)}
          </Button>
        ) : (
          <Text size="caption">{formatMessage(m.end)}</Text>
        )}
      </div>
    </Card>
  );
}

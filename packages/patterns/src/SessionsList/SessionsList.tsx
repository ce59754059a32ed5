import { isWebAppType } from '@tern/domain';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  GlobeGlyph,
  Heading,
  Icon,
  MonitorSmartphoneGlyph,
  Notice,
  Text,
} from '@tern/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { type ClientView, useBrowserWords } from '../browserWords/useBrowserWords.ts';
import { PanelFailed } from '../panel/PanelFailed.tsx';
import { PanelLoading } from '../panel/PanelLoading.tsx';
import * as row from '../rows/rows.css.ts';
import { useWhen } from '../when/useWhen.ts';
import * as css from './SessionsList.css.ts';
import { sessionsListMessages as m } from './sessionsList.messages.ts';

/** A place where the person is signed in. */
export interface SessionView extends ClientView {
  id: string;
  /** The session in use. */
  current: boolean;
  /** ISO 8601. */
  signedInAt: string;
  lastSeenAt: string;
}

export type SessionsListProps = { headingLevel?: 2 | 3 } & (
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status?: 'ready';
      sessions: readonly SessionView[];
      /** Epoch milliseconds. */
      now: number;
      /** Resolves with false when it did not work. */
      onEnd: (session: SessionView) => Promise<boolean>;
      /** Ends all others; resolves with their number, or null when it did not work. */
      onEndAll: () => Promise<number | null>;
      /** Receives the error sentence, to show it as a toast. Without it the error is shown here. */
      onFailed?: (sentence: string) => void;
    }
);

/** The open sessions of an account, with a way to end one or all others (decisions: Account). */
export function SessionsList(props: SessionsListProps) {
  const { formatMessage } = useIntl();
  if (props.status === 'loading' || props.status === 'error') {
    return (
      <section className={css.list} aria-busy={props.status === 'loading' || undefined}>
        <Heading level={props.headingLevel ?? 2}>{formatMessage(m.title)}</Heading>
        {props.status === 'loading' ? (
          <PanelLoading label={formatMessage(m.loading)} />
        ) : (
          <PanelFailed retryLabel={formatMessage(m.retry)} onRetry={props.onRetry}>
            {formatMessage(m.loadFailed)}
          </PanelFailed>
        )}
      </section>
    );
  }
  return <Ready {...props} />;
}

function Ready({
  sessions,
  now,
  onEnd,
  onEndAll,
  onFailed,
  headingLevel = 2,
}: Extract<SessionsListProps, { now: number }>) {
  const { formatMessage } = useIntl();
  const words = useBrowserWords();
  const when = useWhen({ now });
  const rows = useRef<HTMLUListElement>(null);
  const everywhere = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState<string>();
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string; count: number }>();
  const [freed, setFreed] = useState<number>();
  const others = sessions.filter(({ current }) => !current);

  const say = (tone: 'success' | 'danger', text: string) =>
    setSaid((before) => ({ tone, text, count: (before?.count ?? 0) + 1 }));

  const refuse = () => {
    if (onFailed) onFailed(formatMessage(m.failed));
    else say('danger', formatMessage(m.failed));
  };

  /* The row and its button are gone: focus the next one, or the list. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the list changes
  useEffect(() => {
    if (freed === undefined) return;
    setFreed(undefined);
    const buttons = rows.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(freed, buttons.length - 1)] ?? rows.current;
    next?.focus();
  }, [sessions]);

  async function end(session: SessionView, place: number) {
    setBusy(session.id);
    setSaid(undefined);
    setFreed(place);
    const done = await onEnd(session).catch(() => false);
    setBusy(undefined);
    if (done) {
      say('success', formatMessage(m.ended, { client: words.client(session) }));
    } else {
      setFreed(undefined);
      refuse();
    }
  }

  async function endAll() {
    setBusy('all');
    setSaid(undefined);
    const count = await onEndAll().catch(() => null);
    setBusy(undefined);
    setAsked(false);
    if (count === null) refuse();
    else say('success', formatMessage(m.endedAll, { count }));
  }

  let place = -1;
  return (
    <section className={css.list}>
      <div className={css.head}>
        <div className={css.words}>
          <Heading level={headingLevel}>{formatMessage(m.title)}</Heading>
          <Text tone="muted">{formatMessage(m.lead)}</Text>
        </div>
        <div className={css.end}>
          <Button
            ref={everywhere}
            variant="danger"
            size="sm"
            disabled={busy !== undefined}
            onClick={() => setAsked(true)}
          >
            {formatMessage(m.everywhere)}
          </Button>
        </div>
      </div>
      {said ? (
        <Notice key={said.count} tone={said.tone} live>
          {said.text}
        </Notice>
      ) : null}
      <Card padding="none">
        <ul ref={rows} tabIndex={-1} className={row.rows}>
          {sessions.map((session) => {
            const client = words.client(session);
            const country = words.country(session.country);
            if (!session.current) place += 1;
            const own = place;
            return (
              <li key={session.id} className={row.row}>
                <span className={row.picture}>
                  <Icon glyph={isWebAppType(session.appType) ? GlobeGlyph : MonitorSmartphoneGlyph} />
                </span>
                <span className={row.what}>
                  <span className={row.name}>
                    {/* A sentence of the language around two names: its own direction, not that of the first name. */}
                    <span>{client}</span>
                    {session.current ? <Badge tone="data">{formatMessage(m.current)}</Badge> : null}
                  </span>
                  <span className={row.note}>
                    {country ? (
                      <span className={row.part}>
                        <bdi>{country}</bdi>
                      </span>
                    ) : null}
                    <span className={row.part}>
                      {formatMessage(m.signedIn, { when: <bdi key="when">{when(session.signedInAt)}</bdi> })}
                    </span>
                  </span>
                </span>
                <span className={row.when}>
                  {session.current
                    ? formatMessage(m.now)
                    : formatMessage(m.lastSeen, { when: <bdi key="when">{when(session.lastSeenAt)}</bdi> })}
                </span>
                <span className={row.action}>
                  {session.current ? null : (
                    <Button
                      variant="quiet"
                      size="sm"
                      aria-label={formatMessage(m.signOutLabel, { client })}
                      busy={busy === session.id}
                      // Not disabled while another one ends: it may be given the focus.
                      onClick={() => {
                        if (busy === undefined) void end(session, own);
                      }}
                    >
                      {formatMessage(m.signOut)}
                    </Button>
                  )}
                </span>
              </li>
            );
          })}
        </ul>
        {others.length === 0 ? <p className={css.only}>{formatMessage(m.onlyHere)}</p> : null}
      </Card>
      <ConfirmDialog
        open={asked}
        onOpenChange={setAsked}
        title={formatMessage(m.everywhereTitle)}
        description={formatMessage(m.everywhereText)}
        confirmLabel={formatMessage(m.everywhereConfirm)}
        cancelLabel={formatMessage(m.cancel)}
        closeLabel={formatMessage(m.close)}
        tone="danger"
        busy={busy === 'all'}
        onConfirm={() => void endAll()}
      />
    </section>
  );
}

import { Button, Card, Heading, Notice, Skeleton, Text, VisuallyHidden } from '@tern/ui';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { activityLogMessages } from '../ActivityLog/activityLog.messages.ts';
import { type ClientView, useBrowserWords } from '../browserWords/useBrowserWords.ts';
import * as list from '../Passkeys/Passkeys.css.ts';
import * as row from '../rows/rows.css.ts';
import * as css from '../SecondFactor/SecondFactor.css.ts';
import { useWhen } from '../when/useWhen.ts';
import { rememberedBrowsersMessages as m } from './rememberedBrowsers.messages.ts';

/** A browser that needs no code after the password. */
export interface RememberedView extends ClientView {
  id: string;
  /** ISO 8601. */
  createdAt: string;
  lastUsedAt: string | null;
  expiresAt: string;
}

export type RememberedBrowsersProps = { headingLevel?: 2 | 3 } & (
  | { status: 'loading' }
  | { status: 'error'; onRetry: () => void }
  | {
      status?: 'ready';
      /** The newest first. */
      browsers: readonly RememberedView[];
      /** Epoch milliseconds. */
      now: number;
      /** One, or all where none is given. Resolves with false when it did not work. */
      onForget: (browser?: RememberedView) => Promise<boolean>;
      /** Receives the error sentence, to show it as a toast. Without it the error is shown here. */
      onFailed?: (sentence: string) => void;
    }
);

/** The browsers in which two-step sign-in asks for no code, with a way to forget one or all. */
export function RememberedBrowsers(props: RememberedBrowsersProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const { headingLevel = 2 } = props;
  const content: ReactNode =
    props.status === 'loading' ? (
      <div aria-busy="true">
        <VisuallyHidden>
          <span role="status">{formatMessage(m.loading)}</span>
        </VisuallyHidden>
        <Skeleton height="block" />
      </div>
    ) : props.status === 'error' ? (
      <>
        <Notice tone="danger" live>
          {formatMessage(m.loadFailed)}
        </Notice>
        <div>
          <Button variant="outline" size="sm" onClick={props.onRetry}>
            {formatMessage(activityLogMessages.retry)}
          </Button>
        </div>
      </>
    ) : (
      <Ready {...props} onFreed={() => place.current?.focus()} />
    );
  return (
    <Card as="section" padding="lg">
      <div ref={place} tabIndex={-1} role="group" aria-labelledby={id} className={css.stack}>
        <Heading level={headingLevel} size="h4" id={id}>
          {formatMessage(m.title)}
        </Heading>
        {content}
      </div>
    </Card>
  );
}

type ReadyProps = Extract<RememberedBrowsersProps, { now: number }> & {
  /** The button that had the focus is gone, and no other is left. */
  onFreed: () => void;
};

function Ready({ browsers, now, onForget, onFailed, onFreed }: ReadyProps) {
  const { formatMessage } = useIntl();
  const words = useBrowserWords();
  const rows = useRef<HTMLUListElement>(null);
  const [busy, setBusy] = useState<string>();
  const [freed, setFreed] = useState<number>();
  const [said, setSaid] = useState<{ tone: 'success' | 'danger'; text: string; count: number }>();

  const say = (tone: 'success' | 'danger', text: string) =>
    setSaid((before) => ({ tone, text, count: (before?.count ?? 0) + 1 }));

  /* The row and its button are gone: focus the next one, or the card. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a row goes, and not when the same list is given anew
  useEffect(() => {
    if (freed === undefined) return;
    setFreed(undefined);
    const buttons = rows.current?.querySelectorAll('button') ?? [];
    const next = buttons[Math.min(freed, buttons.length - 1)];
    if (next) next.focus();
    else onFreed();
  }, [browsers.length]);

  async function forget(browser: RememberedView | undefined, place: number) {
    if (busy !== undefined) return;
    setBusy(browser?.id ?? 'all');
    setSaid(undefined);
    setFreed(place);
    const done = await onForget(browser).catch(() => false);
    setBusy(undefined);
    if (done) {
      say(
        'success',
        browser
          ? formatMessage(m.forgotten, { client: words.client(browser) })
          : formatMessage(m.forgottenAll),
      );
      return;
    }
    setFreed(undefined);
    if (onFailed) onFailed(formatMessage(m.failed));
    else say('danger', formatMessage(m.failed));
  }

  return (
    <>
      <Text size="small" tone="muted" measure>
        {formatMessage(browsers.length ? m.text : m.empty)}
      </Text>
      {said ? (
        <Notice key={said.count} tone={said.tone} live>
          {said.text}
        </Notice>
      ) : null}
      {browsers.length ? (
        <ul ref={rows} className={list.rows}>
          {browsers.map((browser, place) => (
            <Row
              key={browser.id}
              browser={browser}
              now={now}
              busy={busy === browser.id}
              onForget={() => void forget(browser, place)}
            />
          ))}
        </ul>
      ) : null}
      {browsers.length > 1 ? (
        <div>
          <Button variant="outline" size="sm" busy={busy === 'all'} onClick={() => void forget(undefined, 0)}>
            {formatMessage(m.forgetAll)}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface RowProps {
  browser: RememberedView;
  now: number;
  busy: boolean;
  onForget: () => void;
}

function Row({ browser, now, busy, onForget }: RowProps) {
  const { formatMessage } = useIntl();
  const words = useBrowserWords();
  const when = useWhen({ now });
  const day = useWhen({});
  const client = words.client(browser);
  const country = words.country(browser.country);
  const { createdAt, lastUsedAt, expiresAt } = browser;
  const facts = [
    country ? <bdi key="country">{country}</bdi> : null,
    formatMessage(m.since, { when: <bdi key="when">{when(createdAt)}</bdi> }),
    lastUsedAt ? formatMessage(m.used, { when: <bdi key="when">{when(lastUsedAt)}</bdi> }) : null,
    formatMessage(m.until, { when: <bdi key="when">{day(expiresAt)}</bdi> }),
  ].filter((fact) => fact !== null);
  return (
    <li className={list.row}>
      <div className={list.what}>
        <Text size="small">
          {/* A sentence of the language around two names: its own direction, not that of the first name. */}
          <strong>{client}</strong>
        </Text>
        <span className={row.note}>
          {facts.map((fact, place) => (
            <span key={place} className={row.part}>
              {fact}
            </span>
          ))}
        </span>
      </div>
      <div className={list.acts}>
        <Button
          variant="quiet"
          size="sm"
          aria-label={formatMessage(m.forgetLabel, { client })}
          busy={busy}
          onClick={onForget}
        >
          {formatMessage(m.forget)}
        </Button>
      </div>
    </li>
  );
}

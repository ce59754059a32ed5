import { normalizeKey, normalizeLine, wireguardKeyPattern } from '@tern/domain';
import { Accordion, Button, Card, Heading, Notice, Text, TextField } from '@tern/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useValidatedForm } from '../forms/useValidatedForm.ts';
import * as css from './Configurations.css.ts';
import type { ConfigurationsReady } from './ConfigurationsProps.ts';
import { configurationsMessages as m } from './configurations.messages.ts';
import { Masked } from './Masked.tsx';

interface KeyCardProps
  extends Pick<
    ConfigurationsReady,
    'canMake' | 'pair' | 'request' | 'busy' | 'retryAt' | 'onMake' | 'onOwnKey'
  > {
  wanted: { name: string; cities: readonly string[] };
  brandName: string;
}

/** The first step: a key, and what of it crosses the border of the browser. */
export function KeyCard(props: KeyCardProps) {
  const { canMake, pair, busy, retryAt, onMake, onOwnKey } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const [ownOpen, setOwnOpen] = useState(false);
  const ownButton = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  // The field gives its place to the button again, and the focus with it.
  useEffect(() => {
    if (wasOpen.current && !ownOpen) ownButton.current?.focus();
    wasOpen.current = ownOpen;
  }, [ownOpen]);
  // A request that is under way, or is sent again by itself, is about this key.
  const isHeld = busy || retryAt !== undefined;
  return (
    <Card as="section" padding="lg">
      <div role="group" aria-labelledby={id} className={css.stack}>
        <div className={css.title}>
          <Heading level={2} size="h4" id={id}>
            {formatMessage(m.keyTitle, { step: 1 })}
          </Heading>
          {canMake ? (
            <Text as="span" size="small" tone="muted">
              {formatMessage(m.keyNote)}
            </Text>
          ) : null}
        </div>
        {canMake ? (
          <div className={css.acts}>
            <Button variant={pair ? 'outline' : 'primary'} size="sm" disabled={isHeld} onClick={onMake}>
              {formatMessage(pair ? m.makeAnother : m.make)}
            </Button>
            {ownOpen ? null : (
              <Button
                ref={ownButton}
                variant="quiet"
                size="sm"
                disabled={isHeld}
                onClick={() => setOwnOpen(true)}
              >
                {formatMessage(m.ownKey)}
              </Button>
            )}
          </div>
        ) : (
          <Notice>{formatMessage(m.cannotMake)}</Notice>
        )}
        {ownOpen || !canMake ? (
          <OwnKey
            disabled={isHeld}
            focus={ownOpen}
            onUse={(publicKey) => {
              setOwnOpen(false);
              onOwnKey(publicKey);
            }}
          />
        ) : null}
        {pair ? <Border key={pair.publicKey} {...props} pair={pair} /> : null}
        <Accordion
          items={[
            {
              id: `${id}-proof`,
              question: formatMessage(m.proofTitle),
              answer: (
                <ul className={css.proofs}>
                  <li>{formatMessage(m.proofOffline, { make: formatMessage(m.make) })}</li>
                  <li>{formatMessage(m.proofNetwork, { add: formatMessage(m.add) })}</li>
                  <li>{formatMessage(m.proofStored)}</li>
                </ul>
              ),
            },
          ]}
        />
      </div>
    </Card>
  );
}

/** Characters of a key in base64. */
const keyLength = 44;

/** Whether the bits are set as `wg genkey` sets those of a private key. One public key of 32 looks the same. */
function isClamped(key: string): boolean {
  const bytes = atob(key);
  return (bytes.charCodeAt(0) & 7) === 0 && bytes.charCodeAt(31) >> 6 === 1;
}

/** The public half of a pair that another program has made. */
function OwnKey({
  disabled,
  focus,
  onUse,
}: {
  disabled: boolean;
  focus: boolean;
  onUse: (publicKey: string) => void;
}) {
  const { formatMessage } = useIntl();
  const id = useId();
  /** A key that looks like a private one is taken at the second press. */
  const [doubted, setDoubted] = useState<string>();
  const { formProps, errors } = useValidatedForm({
    fields: ['publicKey'] as const,
    busy: disabled,
    serverError: doubted ? { field: 'publicKey', message: formatMessage(m.ownKeyPrivate) } : undefined,
    validate: ({ publicKey }) => ({
      publicKey: wireguardKeyPattern.test(normalizeKey(publicKey))
        ? undefined
        : formatMessage(m.ownKeyWrong, { length: keyLength }),
    }),
    onValid: ({ publicKey }) => {
      const given = normalizeKey(publicKey);
      if (isClamped(given) && given !== doubted) setDoubted(given);
      else onUse(given);
    },
  });
  return (
    <form {...formProps} method="post" className={css.ownKey}>
      <TextField
        id={`${id}-key`}
        name="publicKey"
        dir="ltr"
        label={formatMessage(m.ownKeyLabel)}
        hint={formatMessage(m.ownKeyHint, { length: keyLength })}
        error={errors.publicKey}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus={focus}
        aria-required
      />
      <div>
        <Button type="submit" variant="outline" size="sm" disabled={disabled}>
          {formatMessage(m.useKey)}
        </Button>
      </div>
    </form>
  );
}

/** On one side of the border the private key, on the other everything that is sent. */
function Border({
  pair,
  request,
  wanted,
  brandName,
}: KeyCardProps & { pair: NonNullable<KeyCardProps['pair']> }) {
  const { formatMessage } = useIntl();
  const [isShown, setIsShown] = useState(false);
  const body = JSON.stringify(
    { public_key: pair.publicKey, name: normalizeLine(wanted.name), cities: wanted.cities },
    null,
    2,
  );
  return (
    <div className={css.border}>
      <div className={css.half}>
        <Text size="small" tone="muted">
          {formatMessage(m.stays)}
        </Text>
        <Text size="small" strong>
          {formatMessage(m.privateKey)}
        </Text>
        {pair.privateKey === null ? (
          <Text size="small">{formatMessage(m.withYou)}</Text>
        ) : (
          <>
            <bdi dir="ltr" translate="no" className={css.code}>
              {isShown ? pair.privateKey : <Masked label={formatMessage(m.hidden)} />}
            </bdi>
            <div className={css.edge}>
              <Button variant="quiet" size="sm" onClick={() => setIsShown(!isShown)}>
                {formatMessage(isShown ? m.hide : m.show)}
              </Button>
            </div>
          </>
        )}
      </div>
      <div className={css.line} aria-hidden="true" />
      <div className={css.half}>
        <Text size="small" tone="muted">
          {formatMessage(m.sent, { brand: brandName })}
        </Text>
        <Text size="small" strong>
          {formatMessage(m.request)}
        </Text>
        <pre dir="ltr" translate="no" className={css.code}>
          {`${request}\n${body}`}
        </pre>
      </div>
    </div>
  );
}

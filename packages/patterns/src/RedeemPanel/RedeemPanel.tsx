import { brand, isEmail, normalizeKey } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import { Button, cx, Heading, Link, Notice, Text, TextField } from '@tern/ui';
import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import { submitRow } from '../forms/submitRow.css.ts';
import { useErrorFocus } from '../forms/useErrorFocus.ts';
import { VoucherCard, type VoucherCardProps, type VoucherWorth } from '../VoucherCard/VoucherCard.tsx';
import * as css from './RedeemPanel.css.ts';
import { redeemPanelMessages as m } from './redeemPanel.messages.ts';

/** The effect of a voucher for the one who redeems it. Dates in ISO 8601. */
export interface VoucherEffect {
  waitsFor: 'trial' | 'payment' | null;
  /** Until when the plan goes on with it; null while it waits. */
  endsAt: string | null;
  /** The next payment; null where nothing renews. */
  charge: { before: string; after: string } | null;
}

export interface ShownVoucher {
  /** As it is printed. */
  code: string;
  worth: VoucherWorth;
  /** Null where nobody is signed in. */
  effect: VoucherEffect | null;
  redeemed: boolean;
}

export interface RedeemPanelProps {
  /** One that holds, or was just redeemed; null: a code is to be entered. */
  voucher: ShownVoucher | null;
  /** Why the code is worth nothing. */
  refusal?: 'unknown' | 'used' | 'used_by_you' | 'expired' | 'revoked' | 'refunded' | undefined;
  failure?: 'rate_limited' | 'email_known' | 'unauthenticated' | 'failed' | undefined;
  busy?: boolean;
  /** The code that was typed before any script ran. */
  typed?: string | undefined;
  signedIn: boolean;
  /** The page itself, for the card. */
  address: string;
  /** Draws the QR code of the card. */
  Qr: VoucherCardProps['Qr'];
  signInHref: string;
  /** No trial is sold, and none is named. */
  withoutTrial?: boolean;
  onLook: (code: string) => void;
  /** `email`: of a new account; null for somebody who is signed in. */
  onRedeem: (email: string | null) => void;
  onAnother: () => void;
  onPrint: () => void;
}

/** A code is looked at, shown as a card, and redeemed (spec section 2, programmes). Plain forms where no script runs. */
export function RedeemPanel(props: RedeemPanelProps) {
  const { formatMessage } = useIntl();
  const { voucher } = props;
  return (
    <div className={css.stack}>
      <div className={cx(css.head, css.screen)}>
        <Heading level={1}>{formatMessage(m.title)}</Heading>
        <Text tone="muted" measure>
          {formatMessage(m.lead, { brand: brand.name })}
        </Text>
      </div>
      {voucher ? <Voucher {...props} voucher={voucher} /> : <CodeForm {...props} />}
    </div>
  );
}

function CodeForm({ refusal, failure, busy = false, typed = '', onLook }: RedeemPanelProps) {
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  // Null before anything is typed here: the code of a link arrives later, and stays when it cannot be looked up.
  const [own, setOwn] = useState<string | null>(null);
  const text = own ?? typed;
  const [missing, setMissing] = useState(false);
  const [edited, setEdited] = useState(false);
  const why = edited || busy ? undefined : refusal;
  const error = missing ? formatMessage(m.missing) : why && formatMessage(m.refusal, { why });
  const focusError = useErrorFocus(field, error);
  return (
    <form
      className={css.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        const code = normalizeKey(text);
        setMissing(!code);
        setEdited(false);
        if (busy) return;
        focusError(!code);
        if (code) onLook(code);
      }}
    >
      {failure && !busy ? <Failure why={failure} /> : null}
      <TextField
        ref={field}
        id={`${id}-code`}
        label={formatMessage(m.code)}
        name="code"
        dir="ltr"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={300}
        aria-required
        value={text}
        error={error}
        onChange={(event) => {
          setOwn(event.currentTarget.value);
          setEdited(true);
          setMissing(false);
        }}
      />
      <div className={submitRow}>
        <Button type="submit" busy={busy}>
          {formatMessage(m.look)}
        </Button>
      </div>
    </form>
  );
}

const Failure = ({ why }: { why: NonNullable<RedeemPanelProps['failure']> }) => (
  <Notice tone="danger" live>
    {useIntl().formatMessage(m.failure, { why })}
  </Notice>
);

function Voucher(props: RedeemPanelProps & { voucher: ShownVoucher }) {
  const { voucher, address, Qr, onAnother, onPrint, busy } = props;
  const { formatMessage } = useIntl();
  const place = useFocusKept<HTMLDivElement>(voucher.redeemed);
  return (
    <>
      <div ref={place} tabIndex={-1} className={cx(css.stack, css.screen)}>
        {voucher.redeemed ? <Redeemed {...props} /> : null}
      </div>
      {voucher.redeemed ? null : (
        <VoucherCard worth={voucher.worth} code={voucher.code} address={address} Qr={Qr} />
      )}
      {voucher.redeemed ? null : (
        <div className={cx(css.stack, css.screen)}>
          <Ask {...props} />
          <div className={cx(css.actions, css.needsScript)}>
            <Button variant="outline" size="sm" onClick={onPrint}>
              {formatMessage(m.print)}
            </Button>
            <Button variant="quiet" size="sm" disabled={busy} onClick={onAnother}>
              {formatMessage(m.another)}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}

function Redeemed(props: RedeemPanelProps & { voucher: ShownVoucher }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Notice tone="success" title={formatMessage(m.done)} live>
        <Effect {...props} until={m.doneUntil} />
      </Notice>
      <div className={css.actions}>
        <Button href="/download">{formatMessage(m.apps)}</Button>
        <Link href="/myAccount">{formatMessage(m.account)}</Link>
      </div>
    </>
  );
}

function Effect({
  voucher,
  withoutTrial,
  until,
}: RedeemPanelProps & { voucher: ShownVoucher; until: typeof m.until | typeof m.doneUntil }) {
  const { formatMessage, locale } = useIntl();
  const day = (at: string) => formatWholeDate(at, locale as Language, 'medium');
  const { effect } = voucher;
  if (!effect) return null;
  if (effect.waitsFor) {
    return formatMessage(withoutTrial ? m.waitsWithoutTrial : m.waits, { why: effect.waitsFor });
  }
  const { endsAt, charge } = effect;
  const moved = charge && charge.before !== charge.after;
  return [
    endsAt && formatMessage(until, { brand: brand.name, date: day(endsAt) }),
    charge &&
      formatMessage(moved ? m.charge : m.chargeStays, {
        before: day(charge.before),
        after: day(charge.after),
      }),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The question before a voucher is redeemed: for this person, or for the account of an address. */
function Ask(props: RedeemPanelProps & { voucher: ShownVoucher }) {
  const { voucher, signedIn, failure, busy = false, signInHref, onRedeem } = props;
  const { formatMessage } = useIntl();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState(false);
  const error = wrong ? formatMessage(m.emailInvalid) : undefined;
  const focusError = useErrorFocus(field, error);
  return (
    <form
      className={css.form}
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const email = signedIn ? null : normalizeKey(field.current?.value ?? '');
        const isWrong = email !== null && !isEmail(email);
        setWrong(isWrong);
        focusError(isWrong);
        if (!isWrong) onRedeem(email);
      }}
    >
      {failure && !busy ? <Failure why={failure} /> : null}
      {voucher.effect ? (
        <Text>
          <Effect {...props} until={m.until} />
        </Text>
      ) : null}
      <input type="hidden" name="code" value={voucher.code} />
      <input type="hidden" name="step" value="redeem" />
      {signedIn ? null : (
        <div className={css.needsScript}>
          <TextField
            ref={field}
            id={`${id}-email`}
            type="email"
            name="email"
            label={formatMessage(m.email)}
            hint={formatMessage(m.emailHint)}
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            aria-required
            error={error}
            onChange={() => setWrong(false)}
          />
        </div>
      )}
      <div className={css.actions}>
        <Button type="submit" busy={busy}>
          {formatMessage(m.redeem)}
        </Button>
        {signedIn ? null : <Link href={signInHref}>{formatMessage(m.signIn)}</Link>}
      </div>
    </form>
  );
}

import { Link, Ltr, MailGlyph, Notice, Stack, Text, TextField, Value } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFocusKept } from '../focus/useFocusKept.ts';
import type { CheckoutError } from './CheckoutNotice.tsx';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';
import type { Buyer } from './useBuyer.ts';

export interface BuyerFieldProps {
  buyer: Buyer;
  signedInEmail: string | undefined;
  /** Of the service; a problem that the form has found comes first. */
  error: CheckoutError | null;
  loginHref: string;
  /** Below the field, where the address has an account. */
  passkeyWay?: ReactNode;
  onEdit: () => void;
}

/** Who pays: the address of the account, or the field for one. */
export function BuyerField(props: BuyerFieldProps) {
  const { buyer, signedInEmail, error, loginHref, passkeyWay, onEdit } = props;
  const { formatMessage } = useIntl();
  const isKnown = !buyer.problem && error === 'account_exists' && !signedInEmail;
  // Whoever has typed an address here and is signed in by it loses the field, and the focus with it.
  const who = useFocusKept<HTMLDivElement>(Boolean(signedInEmail && buyer.email));
  if (signedInEmail) {
    return (
      <div ref={who} tabIndex={-1}>
        <Text>{formatMessage(messages.signedIn, { email: <Ltr key="email">{signedInEmail}</Ltr> })}</Text>
      </div>
    );
  }
  const signInLink = (chunks: ReactNode) => <Link href={loginHref}>{chunks}</Link>;
  const wrong = buyer.problem ?? error;
  const sentence =
    wrong === 'email_missing'
      ? formatMessage(messages.emailMissing)
      : wrong === 'email_invalid'
        ? formatMessage(messages.emailInvalid)
        : wrong === 'account_exists'
          ? formatMessage(messages.accountExists, { link: signInLink })
          : undefined;
  const field = (
    <TextField
      ref={buyer.field}
      label={formatMessage(messages.email)}
      type="email"
      name="email"
      autoComplete={isKnown && passkeyWay ? 'email webauthn' : 'email'}
      inputMode="email"
      spellCheck={false}
      placeholder={formatMessage(messages.emailPlaceholder)}
      iconStart={MailGlyph}
      hint={formatMessage(messages.emailHint)}
      error={sentence}
      value={buyer.email}
      required
      onChange={(event) => {
        buyer.edit(event.currentTarget.value);
        onEdit();
      }}
    />
  );
  return (
    <Stack gap={4}>
      {field}
      {isKnown && passkeyWay ? <div>{passkeyWay}</div> : null}
      {buyer.problem === 'email_unusual' ? <UnusualEmail email={buyer.email} /> : null}
    </Stack>
  );
}

/** A receipt that nobody gets is found out too late: what looks like a slip is shown back once. */
function UnusualEmail({ email }: { email: string }) {
  const { formatMessage } = useIntl();
  const letters = [...new Set(email.match(/[^\p{ASCII}]/gu))].slice(0, 5).join(' ');
  return (
    <Notice tone="data" live>
      <span>{formatMessage(messages.emailUnusual, { email: <Ltr key="email">{email}</Ltr> })}</span>{' '}
      {letters ? (
        <span>
          {formatMessage(messages.emailLetters, { letters: <Value key="letters">{letters}</Value> })}
        </span>
      ) : null}
    </Notice>
  );
}

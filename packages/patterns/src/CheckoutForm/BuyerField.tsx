import { Link, Ltr, MailGlyph, Text, TextField } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CheckoutError } from './CheckoutNotice.tsx';
import { checkoutFormMessages as messages } from './checkoutForm.messages.ts';
import type { Buyer } from './useBuyer.ts';

export interface BuyerFieldProps {
  buyer: Buyer;
  signedInEmail: string | undefined;
  /** Of the service; a problem that the form has found comes first. */
  error: CheckoutError | null;
  loginHref: string;
  onEdit: () => void;
}

/** Who pays: the address of the account, or the field for one. */
export function BuyerField({ buyer, signedInEmail, error, loginHref, onEdit }: BuyerFieldProps) {
  const { formatMessage } = useIntl();
  if (signedInEmail) {
    return <Text>{formatMessage(messages.signedIn, { email: <Ltr key="email">{signedInEmail}</Ltr> })}</Text>;
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
  return (
    <TextField
      ref={buyer.field}
      label={formatMessage(messages.email)}
      type="email"
      name="email"
      autoComplete="email"
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
}

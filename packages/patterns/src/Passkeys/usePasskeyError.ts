import { brand } from '@tern/domain';
import { useIntl } from 'react-intl';
import { confirmAddressMessages } from '../ConfirmAddress/confirmAddress.messages.ts';
import { passkeyMessages } from '../forms/passkeyErrors.ts';
import { wayMessages } from '../forms/secondCodeErrors.ts';
import type { PasskeysError } from './PasskeysProps.ts';
import { passkeysMessages as m } from './passkeys.messages.ts';

const messages = {
  ...passkeyMessages,
  ...wayMessages,
  passkey_limit: m.limit,
  passkey_exists: m.exists,
  passkey_not_made: m.notMade,
  passkey_gone: m.gone,
  passkey_last: m.last,
  email_known: confirmAddressMessages.known,
} as const;

/** The sentence of an error that is about no field. */
export function usePasskeyError(error: PasskeysError | undefined): string | undefined {
  const { formatMessage } = useIntl();
  const message = error && messages[error as keyof typeof messages];
  return message && formatMessage(message, { brand: brand.name });
}

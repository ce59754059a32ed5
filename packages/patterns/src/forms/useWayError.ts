import { brand } from '@tern/domain';
import { useIntl } from 'react-intl';
import { passkeyMessages } from './passkeyErrors.ts';
import { wayMessages } from './secondCodeErrors.ts';

const messages = { ...passkeyMessages, ...wayMessages };

/** The sentence of an error that is about no field: of a passkey, or of the way to the service. */
export function useWayError(error: string | undefined): string | undefined {
  const { formatMessage } = useIntl();
  return (
    error &&
    formatMessage(messages[error as keyof typeof messages] ?? wayMessages.unknown, { brand: brand.name })
  );
}

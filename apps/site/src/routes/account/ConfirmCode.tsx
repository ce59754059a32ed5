import { ConfirmAddressCode, type ConfirmAddressCodeProps } from '@tern/patterns';

/** The code of the mail, in a file of its own: its field and rules load once a code was sent. */
export function ConfirmCode(props: ConfirmAddressCodeProps) {
  return <ConfirmAddressCode {...props} />;
}

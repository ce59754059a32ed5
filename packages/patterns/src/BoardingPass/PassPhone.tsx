import type { QrCodeProps } from '@tern/ui';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import * as css from './BoardingPass.css.ts';
import { boardingPassMessages as m } from './boardingPass.messages.ts';

export interface PassPhoneProps {
  /** The page of the downloads. */
  address: string;
  /** Draws the QR code: `QrCode` of the library, or a part that fetches it. */
  Qr: ComponentType<Pick<QrCodeProps, 'value' | 'label'>>;
}

/** On the stub of a boarding pass: the way to the app for a phone. */
export function PassPhone({ address, Qr }: PassPhoneProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <div className={css.qr}>
        <Qr value={address} label={formatMessage(m.qr)} />
      </div>
      <p>
        <span className={css.strong}>{formatMessage(m.phone)}</span>
        <br />
        {formatMessage(m.camera)}
      </p>
    </>
  );
}

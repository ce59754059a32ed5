import { brand } from '@tern/domain';
import { formatWholeDate, type Language } from '@tern/i18n';
import { Ltr, type QrCodeProps } from '@tern/ui';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import * as css from './VoucherCard.css.ts';
import { voucherCardMessages as m } from './voucherCard.messages.ts';

/** The time that a voucher is worth. */
export interface VoucherWorth {
  intervalCount: number;
  intervalUnit: 'DAY' | 'MONTH';
  /** ISO 8601; null: it never expires. */
  expiresAt: string | null;
}

export interface VoucherCardProps {
  worth: VoucherWorth;
  /** As it is printed: `7K2M-9QXR-4TWH-BD5V`. */
  code: string;
  /** The page that redeems it: the address for people who type, and with the code behind `#` for the QR code. */
  address: string;
  /** Draws the QR code: `QrCode` of the library, or a part that fetches it. */
  Qr: ComponentType<Pick<QrCodeProps, 'value' | 'label'>>;
}

/** A voucher as a card to hand on or to print: its time and code, how to redeem it, and no price (spec section 2, programmes). */
export function VoucherCard({ worth, code, address, Qr }: VoucherCardProps) {
  const { formatMessage, locale } = useIntl();
  const length = usePlanWords().name(worth);
  return (
    <section
      className={css.card}
      aria-label={formatMessage(m.worth, { brand: brand.name, length })}
      data-sheet
    >
      <div className={css.main}>
        <p className={css.head}>
          <span className={css.brand}>{brand.name}</span>
          <span>{formatMessage(m.title)}</span>
        </p>
        <p className={css.worth}>{formatMessage(m.worth, { brand: brand.name, length })}</p>
        <p className={css.line} />
        <p>
          <span className={css.label}>{formatMessage(m.code)}</span>
          <span className={css.code}>
            <Ltr>{code}</Ltr>
          </span>
        </p>
        <div>
          <p className={css.label}>{formatMessage(m.how)}</p>
          <p className={css.steps}>
            {formatMessage(m.steps, {
              address: <Ltr key="address">{address.replace(/^https?:\/\//, '')}</Ltr>,
            })}
          </p>
          {worth.expiresAt ? (
            <p className={css.steps}>
              {formatMessage(m.until, {
                date: formatWholeDate(worth.expiresAt, locale as Language, 'medium'),
              })}
            </p>
          ) : null}
        </div>
      </div>
      <div className={css.stub}>
        <div className={css.qr}>
          <Qr value={`${address}#${code}`} label={formatMessage(m.qr)} />
        </div>
      </div>
    </section>
  );
}

import { brand } from '@tern/domain';
import { formatPercent, type Language } from '@tern/i18n';
import { QrCode } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './InviteCard.css.ts';
import { inviteCardMessages as m } from './inviteCard.messages.ts';

export interface InviteCardProps {
  /** Whole per cent off the friend's first period. */
  percent: number;
  /** Who looks at it: the one who sends it, or the one who gets it. */
  side: 'inviter' | 'friend';
  /** Null: it stands in the link that brought the friend. */
  code?: string | null;
  /** The link that the stub shows as a QR code, and the name of that picture. */
  qr?: { link: string; label: string };
}

/** An invitation as a boarding card (spec section 2, `/invite`: the card). */
export function InviteCard({ percent, side, code = null, qr }: InviteCardProps) {
  const { formatMessage, locale } = useIntl();
  const [from, to] = side === 'inviter' ? [m.you, m.friend] : [m.friend, m.you];
  return (
    <div className={css.card}>
      <div className={css.main}>
        <p className={css.head}>
          <span className={css.brand}>{brand.name}</span>
          <span>{formatMessage(m.title)}</span>
        </p>
        <div className={css.route}>
          <Fact label={formatMessage(m.from)} value={formatMessage(from)} />
          <span className={css.line} />
          <Fact label={formatMessage(m.to)} value={formatMessage(to)} />
        </div>
        <div className={css.facts}>
          <Fact
            label={formatMessage(m.gift)}
            value={formatMessage(m.giftText, { percent: formatPercent(percent, locale as Language) })}
          />
          <Fact
            label={formatMessage(m.code)}
            value={code === null ? formatMessage(m.codeInLink) : <bdi dir="ltr">{code}</bdi>}
          />
        </div>
      </div>
      {qr ? (
        <div className={css.stub}>
          <div className={css.qr}>
            <QrCode value={qr.link} label={qr.label} />
          </div>
        </div>
      ) : null}
    </div>
  );
}

function Fact({ label, value }: { label: string; value: ReactNode }) {
  return (
    <p>
      <span className={css.label}>{label}</span>
      <span className={css.value}>{value}</span>
    </p>
  );
}

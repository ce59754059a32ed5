import type { QrCodeProps } from '@tern/ui';
import { type ComponentType, useEffect, useState } from 'react';

type Drawn = Pick<QrCodeProps, 'value' | 'label'>;

/** The QR code of a card. What draws it is fetched with the first card: the page has no room for it before. */
export function VoucherQr(props: Drawn) {
  const [Code, setCode] = useState<ComponentType<Drawn> | null>(null);
  useEffect(() => {
    // Without it the card still has its code in letters.
    void import('../../app/drawnQr.ts').then(({ QrCode }) => setCode(() => QrCode)).catch(() => {});
  }, []);
  return Code ? <Code {...props} /> : null;
}

import { encode } from 'uqr';
import { cx } from '../cx.ts';
import * as css from './QrCode.css.ts';

export interface QrCodeProps {
  /** The encoded text: an address, up to about 500 characters. */
  value: string;
  /** The purpose of the code, as its text alternative. */
  label: string;
  /** `lg` for more than an address: its modules are as large on a screen. */
  size?: 'md' | 'lg';
}

/** Light modules around a code, without which cameras do not find it. */
const border = 4;

/** A QR code as one path, drawn where the page is rendered. */
export function QrCode({ value, label, size: look = 'md' }: QrCodeProps) {
  const { size, data } = encode(value, { border, ecc: 'M' });
  return (
    <svg
      className={cx(css.code, css.size[look])}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      direction="ltr"
    >
      <path className={css.modules} d={data.map(rowPath).join('')} />
    </svg>
  );
}

/** The dark runs of one row. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const start = x;
    while (row[x + 1]) x += 1;
    const length = x - start + 1;
    path += `M${start} ${y}h${length}v1h-${length}z`;
  }
  return path;
}

import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import * as css from './Ribbon.css.ts';

export interface RibbonProps {
  /** `campaign` is amber; `neutral` is ink, for "test mode". */
  tone?: 'campaign' | 'neutral';
  /** Names the region. */
  label?: string;
  children: ReactNode;
}

/** One line across the top of the page: an offer, or a mode. */
export function Ribbon({ tone = 'campaign', label, children }: RibbonProps) {
  return (
    <aside
      aria-label={label}
      data-offer-ribbon={tone === 'campaign' ? '' : undefined}
      className={cx(css.ribbon, css.tone[tone])}
    >
      <div className={css.inside}>{children}</div>
    </aside>
  );
}

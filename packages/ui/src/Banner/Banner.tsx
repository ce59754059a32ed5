import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { InfoGlyph, OctagonXGlyph, TriangleAlertGlyph, XGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Banner.css.ts';

export interface BannerProps {
  /** Names the region: "Service message". */
  label: string;
  tone?: 'neutral' | 'warning' | 'danger';
  /** Link or button with the next step. */
  action?: ReactNode;
  onDismiss?: () => void;
  /** Needed with `onDismiss`. */
  dismissLabel?: string;
  children: ReactNode;
}

const glyphs = { neutral: InfoGlyph, warning: TriangleAlertGlyph, danger: OctagonXGlyph };

/** A message to everybody on the page, across its whole width, above the header. */
export function Banner({ label, tone = 'neutral', action, onDismiss, dismissLabel, children }: BannerProps) {
  return (
    <section aria-label={label} className={cx(css.banner, css.tone[tone])}>
      <div className={css.inner}>
        <Icon glyph={glyphs[tone]} className={css.icon} />
        <p className={css.text}>{children}</p>
        {action ? <div className={css.action}>{action}</div> : null}
        {onDismiss ? (
          <IconButton glyph={XGlyph} size="sm" label={dismissLabel ?? ''} onClick={onDismiss} />
        ) : null}
      </div>
    </section>
  );
}

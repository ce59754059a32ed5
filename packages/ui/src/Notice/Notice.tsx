import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CircleCheckGlyph, InfoGlyph, OctagonXGlyph, XGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Notice.css.ts';

export interface NoticeProps {
  tone?: 'neutral' | 'data' | 'danger' | 'success';
  title?: string;
  /** Read aloud when it appears: at once for `danger`, politely for the others. */
  live?: boolean;
  onDismiss?: () => void;
  /** "Close". Needed with `onDismiss`. */
  dismissLabel?: string;
  children: ReactNode;
}

const glyphs = {
  neutral: InfoGlyph,
  data: InfoGlyph,
  danger: OctagonXGlyph,
  success: CircleCheckGlyph,
};

/** A message that stays in the page. */
export function Notice({ tone = 'neutral', title, live, onDismiss, dismissLabel, children }: NoticeProps) {
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx(css.notice, css.tone[tone])}
    >
      <Icon glyph={glyphs[tone]} className={css.icon[tone]} />
      <div className={css.body}>
        {title ? <p className={css.title}>{title}</p> : null}
        <div>{children}</div>
      </div>
      {onDismiss ? (
        <div className={css.dismiss}>
          <IconButton glyph={XGlyph} label={dismissLabel ?? ''} size="sm" onClick={onDismiss} />
        </div>
      ) : null}
    </div>
  );
}

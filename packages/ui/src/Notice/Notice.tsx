import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CircleCheckGlyph, InfoGlyph, OctagonXGlyph, XGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as css from './Notice.css.ts';

export type NoticeProps = {
  tone?: 'neutral' | 'data' | 'danger' | 'success';
  title?: ReactNode;
  children?: ReactNode;
  /** Announced when it appears after the page has loaded. */
  live?: boolean;
  className?: string;
} & (
  | { onDismiss: () => void /** The name of the button that closes it. */; dismissLabel: string }
  | { onDismiss?: undefined; dismissLabel?: undefined }
);

const glyphs = {
  neutral: InfoGlyph,
  data: InfoGlyph,
  danger: OctagonXGlyph,
  success: CircleCheckGlyph,
} as const;

/** A message that stays in the page. */
export function Notice({
  tone = 'neutral',
  title,
  children,
  live = false,
  className,
  onDismiss,
  dismissLabel,
}: NoticeProps) {
  return (
    <div
      className={cx(css.notice, css.tones[tone], className)}
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
    >
      <Icon glyph={glyphs[tone]} className={css.icons[tone]} />
      <div className={css.body}>
        {title && <p className={css.title}>{title}</p>}
        {children}
      </div>
      {onDismiss && (
        <IconButton
          glyph={XGlyph}
          size="sm"
          label={dismissLabel}
          onClick={onDismiss}
          className={css.dismiss}
        />
      )}
    </div>
  );
}

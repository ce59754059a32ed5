import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import { CheckGlyph, XGlyph } from '../Icon/glyphs.ts';
import { type Glyph, Icon } from '../Icon/Icon.tsx';
import * as css from './Chip.css.ts';

interface Common {
  children: ReactNode;
  glyph?: Glyph;
}

export type ChipProps = Common &
  (
    | { pressed?: undefined; onPress?: undefined; onRemove?: undefined; removeLabel?: undefined }
    | {
        /** Whether it is chosen. */ pressed: boolean;
        onPress: () => void;
        onRemove?: undefined;
        removeLabel?: undefined;
      }
    | {
        pressed?: undefined;
        onPress?: undefined;
        onRemove: () => void /** "Remove Games". */;
        removeLabel: string;
      }
  );

/** A short word about something: a topic, a filter that is on. It stands, is pressed, or is taken away. */
export function Chip({ children, glyph, pressed, onPress, onRemove, removeLabel }: ChipProps) {
  const content = (
    <>
      {pressed ? <Icon glyph={CheckGlyph} size="sm" /> : glyph ? <Icon glyph={glyph} size="sm" /> : null}
      <span>{children}</span>
    </>
  );
  if (onPress) {
    return (
      <button
        type="button"
        aria-pressed={pressed}
        className={cx(css.chip, css.press, pressed && css.pressed)}
        onClick={onPress}
      >
        {content}
      </button>
    );
  }
  return (
    <span className={cx(css.chip, onRemove && css.removable)}>
      {content}
      {onRemove ? (
        <button type="button" aria-label={removeLabel} className={css.remove} onClick={onRemove}>
          <Icon glyph={XGlyph} size="sm" />
        </button>
      ) : null}
    </span>
  );
}

/** Chips beside each other, as a named group. */
export function ChipGroup({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="group" aria-label={label} className={css.group}>
      {children}
    </div>
  );
}

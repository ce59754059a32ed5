import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx.ts';
import { ChevronDownGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Disclosure.css.ts';

export interface DisclosureProps {
  /** The content of the summary: an element around its text, with an icon if wanted. */
  summary: ReactElement;
  /** For a summary that is only an icon. */
  summaryLabel?: string;
  /** Panel at the start or the end edge below the summary, above it, or across the nearest positioned parent. */
  align?: 'start' | 'end' | 'above' | 'full';
  /** Disclosures of one name: opening one closes the others. */
  name?: string;
  /** Off for a summary that shows its own sign. */
  chevron?: boolean;
  onToggle?: (open: boolean) => void;
  children: ReactNode;
}

/**
 * A panel behind a summary. A native `<details>`, so it opens without a script; with one it also closes on
 * Escape (the summary takes the focus back), on a press outside and when the focus leaves. Pages that do not
 * run React find it by `data-disclosure` and may do the same.
 */
export function Disclosure({
  summary,
  summaryLabel,
  align = 'start',
  name,
  chevron = true,
  onToggle,
  children,
}: DisclosureProps) {
  const root = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const details = root.current;
    if (!details) return;
    const inside = (target: EventTarget | null) => target instanceof Node && details.contains(target);
    const onPointerDown = (event: PointerEvent) => {
      if (details.open && !inside(event.target)) details.open = false;
    };
    const onFocusIn = (event: FocusEvent) => {
      if (details.open && !inside(event.target)) details.open = false;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      details.open = false;
      if (inside(document.activeElement)) details.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown);
    };
  }, []);

  return (
    <details
      ref={root}
      name={name}
      data-disclosure=""
      className={cx(css.details, css.place[align])}
      onToggle={onToggle ? (event) => onToggle(event.currentTarget.open) : undefined}
    >
      <summary className={css.summary} aria-label={summaryLabel}>
        {summary}
        {chevron ? <Icon glyph={ChevronDownGlyph} size="sm" className={css.chevron} /> : null}
      </summary>
      <div className={css.panel[align]}>{children}</div>
    </details>
  );
}

import { type ReactNode, useRef } from 'react';
import { useCopy } from '../CopyButton/useCopy.ts';
import { cx } from '../cx.ts';
import { CheckGlyph, CopyGlyph } from '../Icon/glyphs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import * as hiddenCss from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as css from './CopyField.css.ts';

export interface CopyFieldProps {
  label: ReactNode;
  /** From left to right in every language. */
  value: string;
  /** "Copy the first address". */
  copyLabel: string;
  /** Said once it was copied. */
  copiedLabel: string;
  /** Said and shown when the browser refuses: the value is selected then, to be copied by hand. */
  selectedLabel: string;
  /** `lg` for a value that is read from across the room and typed elsewhere. */
  size?: 'md' | 'lg';
}

/** A value to take along: an address, a code. */
export function CopyField({
  label,
  value,
  copyLabel,
  copiedLabel,
  selectedLabel,
  size = 'md',
}: CopyFieldProps) {
  const text = useRef<HTMLElement>(null);
  const { said, press, copy } = useCopy(value, () => {
    if (text.current) getSelection()?.selectAllChildren(text.current);
  });
  return (
    <div className={css.field}>
      <span className={css.label}>{label}</span>
      <bdi ref={text} dir="ltr" className={cx(css.value, css.size[size])}>
        {value}
      </bdi>
      <IconButton
        glyph={said === 'copied' ? CheckGlyph : CopyGlyph}
        size="sm"
        label={copyLabel}
        onClick={copy}
      />
      <span role="status" className={said === 'refused' ? css.said : hiddenCss.hidden}>
        {said ? <span key={press}>{said === 'copied' ? copiedLabel : selectedLabel}</span> : null}
      </span>
    </div>
  );
}

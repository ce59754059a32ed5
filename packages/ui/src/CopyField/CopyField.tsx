import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CheckGlyph, CopyGlyph } from '../Icon/glyphs.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './CopyField.css.ts';

export interface CopyFieldProps {
  label: ReactNode;
  /** From left to right in every language. */
  value: string;
  /** "Copy the first address". */
  copyLabel: string;
  /** Said once it was copied. */
  copiedLabel: string;
  /** Said when the browser refuses: the value is selected then, to be copied by hand. */
  selectedLabel: string;
}

/** A value to take along: an address, a code. */
export function CopyField({ label, value, copyLabel, copiedLabel, selectedLabel }: CopyFieldProps) {
  const text = useRef<HTMLElement>(null);
  const [said, setSaid] = useState<'copied' | 'selected'>();
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(undefined), 3000);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(value);
      setSaid('copied');
    } catch {
      if (text.current) getSelection()?.selectAllChildren(text.current);
      setSaid('selected');
    }
  }

  return (
    <div className={css.field}>
      <span className={css.label}>{label}</span>
      <bdi ref={text} dir="ltr" className={css.value}>
        {value}
      </bdi>
      <IconButton
        glyph={said === 'copied' ? CheckGlyph : CopyGlyph}
        size="sm"
        label={copyLabel}
        onClick={() => void copy()}
      />
      <VisuallyHidden>
        <span role="status">
          {said === 'copied' ? copiedLabel : said === 'selected' ? selectedLabel : ''}
        </span>
      </VisuallyHidden>
    </div>
  );
}

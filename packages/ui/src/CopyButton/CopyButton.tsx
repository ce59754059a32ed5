import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../Button/Button.tsx';
import { CheckGlyph, CopyGlyph } from '../Icon/glyphs.ts';
import * as css from './CopyButton.css.ts';
import { useCopy } from './useCopy.ts';

export interface CopyButtonProps extends Pick<ButtonLook, 'variant' | 'size' | 'disabled'> {
  /** The text for the clipboard. */
  value: string;
  /** Names what is copied: "Copy the link". */
  children: ReactNode;
  /** Stands beside the button once it was copied: "Copied". */
  copiedLabel: string;
  /** Stands beside the button when the browser refuses, and says what to do instead. */
  refusedLabel: string;
  /** The browser refused: a chance to select the value. */
  onRefused?: () => void;
}

/** Copies something that is long, or that is not shown. The result stands beside the button for three seconds. */
export function CopyButton({
  value,
  children,
  copiedLabel,
  refusedLabel,
  onRefused,
  variant = 'outline',
  size = 'md',
  disabled,
}: CopyButtonProps) {
  const { said, press, copy } = useCopy(value, onRefused);
  return (
    <span className={css.copyButton}>
      <Button
        variant={variant}
        size={size}
        disabled={disabled}
        iconStart={said === 'copied' ? CheckGlyph : CopyGlyph}
        onClick={copy}
      >
        {children}
      </Button>
      <span role="status" className={css.said}>
        {said ? <span key={press}>{said === 'copied' ? copiedLabel : refusedLabel}</span> : null}
      </span>
    </span>
  );
}

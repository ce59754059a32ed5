import type { RefObject } from 'react';
import { ChevronDownGlyph, XGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Combobox.css.ts';
import type { ComboboxControl } from './useCombobox.ts';

export interface ComboboxEndsProps {
  control: ComboboxControl;
  listId: string;
  openLabel: string;
  /** Without it there is no cross. */
  clearLabel?: string;
  disabled?: boolean;
  /** Takes the focus after a press. */
  field: RefObject<HTMLInputElement | null>;
}

/** The cross and the arrow at the end of a combobox. */
export function ComboboxEnds({ control, listId, openLabel, clearLabel, disabled, field }: ComboboxEndsProps) {
  return (
    <span className={css.ends}>
      {clearLabel !== undefined ? (
        <button
          type="button"
          className={css.end}
          aria-label={clearLabel}
          onClick={() => {
            control.clear();
            field.current?.focus();
          }}
        >
          <Icon glyph={XGlyph} size="sm" />
        </button>
      ) : null}
      <button
        type="button"
        className={css.end}
        // The arrow keys do the same from the field.
        tabIndex={-1}
        aria-label={openLabel}
        aria-expanded={control.open}
        aria-controls={control.open ? listId : undefined}
        disabled={disabled}
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => {
          if (control.open) {
            control.settle();
          } else {
            field.current?.focus();
            control.show(control.chosen?.value);
          }
        }}
      >
        <Icon glyph={ChevronDownGlyph} />
      </button>
    </span>
  );
}

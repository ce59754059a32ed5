import * as Radix from '@radix-ui/react-popover';
import { useEffect, useRef } from 'react';
import { CheckGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as css from './Combobox.css.ts';
import type { ComboboxControl } from './useCombobox.ts';

export interface ComboboxListProps {
  /** Of the combobox; the ids of the list and its options derive from it. */
  id: string;
  value: string | null;
  control: ComboboxControl;
  emptyText: string;
}

/** Radix makes a dialog of what it places; here the list inside has the role. */
const bare = { role: undefined, id: undefined };

/** The options that match the typed words. */
export function ComboboxList({ id, value, control, emptyText }: ComboboxListProps) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = control.open ? control.active : undefined;

  useEffect(() => {
    if (activeId === undefined) return;
    const node = list.current?.querySelector(`[data-active]`);
    node?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <Radix.Portal>
      <Radix.Content
        ref={list}
        {...bare}
        className={css.list}
        align="start"
        sideOffset={4}
        collisionPadding={16}
        // The focus never leaves the field.
        onOpenAutoFocus={(event) => event.preventDefault()}
        onCloseAutoFocus={(event) => event.preventDefault()}
        onEscapeKeyDown={(event) => event.preventDefault()}
        onInteractOutside={(event) => event.preventDefault()}
        onPointerDown={(event) => event.preventDefault()}
        tabIndex={-1}
      >
        <div id={`${id}-list`} role="listbox" aria-labelledby={`${id}-label`}>
          {control.shown.map((option) => (
            <div
              key={option.value}
              id={`${id}-option-${option.value}`}
              role="option"
              tabIndex={-1}
              aria-selected={option.value === value}
              aria-disabled={option.disabled || undefined}
              data-active={option.value === control.active ? '' : undefined}
              className={css.option}
              onClick={() => control.take(option)}
              onKeyDown={undefined}
              onPointerMove={() => {
                if (!option.disabled) control.setActive(option.value);
              }}
            >
              <span className={css.words}>{option.label}</span>
              {option.note ? <span className={css.note}>{option.note}</span> : null}
              {option.value === value ? <Icon glyph={CheckGlyph} size="sm" className={css.sign} /> : null}
            </div>
          ))}
        </div>
        {control.shown.length === 0 ? <p className={css.empty}>{emptyText}</p> : null}
      </Radix.Content>
    </Radix.Portal>
  );
}

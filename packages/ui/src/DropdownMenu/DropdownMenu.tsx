import * as Radix from '@radix-ui/react-dropdown-menu';
import type { ReactElement } from 'react';
import { cx } from '../cx.ts';
import { CheckGlyph } from '../Icon/glyphs.ts';
import { type Glyph, Icon } from '../Icon/Icon.tsx';
import { useLinkComponent } from '../LinkProvider/LinkProvider.tsx';
import * as css from './DropdownMenu.css.ts';

export interface MenuAction {
  id: string;
  label: string;
  glyph?: Glyph;
  /** A link; without it something happens on the page. */
  href?: string;
  tone?: 'default' | 'danger';
  disabled?: boolean;
  /** Whether a setting is on; only for items that are switched. */
  checked?: boolean;
  onSelect?: () => void;
}

export interface MenuSection {
  /** Names the section; needed when there are several with headings. */
  label?: string;
  items: readonly MenuAction[];
}

export interface DropdownMenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  sections: readonly MenuSection[];
  align?: 'start' | 'end';
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Actions behind a button. In the header of a page without scripts, `Disclosure` with `Menu` stands in. */
export function DropdownMenu({ trigger, sections, align = 'end', open, onOpenChange }: DropdownMenuProps) {
  const dir = typeof document !== 'undefined' && document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} dir={dir} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={css.menu} align={align} sideOffset={8} collisionPadding={16}>
          {sections.map((section, index) => (
            <Radix.Group key={section.items.map(({ id }) => id).join()} className={css.group}>
              {index > 0 ? <Radix.Separator className={css.separator} /> : null}
              {section.label ? <Radix.Label className={css.label}>{section.label}</Radix.Label> : null}
              {section.items.map((item) => (
                <Item key={item.id} item={item} />
              ))}
            </Radix.Group>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Item({ item }: { item: MenuAction }) {
  const LinkComponent = useLinkComponent();
  const className = cx(css.item, css.tone[item.tone ?? 'default']);
  const content = (
    <>
      {item.glyph ? <Icon glyph={item.glyph} className={css.icon} /> : null}
      <span className={css.text}>{item.label}</span>
    </>
  );
  if (item.checked !== undefined) {
    return (
      <Radix.CheckboxItem
        className={className}
        checked={item.checked}
        disabled={item.disabled}
        onSelect={item.onSelect}
      >
        {content}
        <Radix.ItemIndicator className={css.check}>
          <Icon glyph={CheckGlyph} size="sm" />
        </Radix.ItemIndicator>
      </Radix.CheckboxItem>
    );
  }
  return (
    <Radix.Item
      asChild={item.href !== undefined}
      className={className}
      disabled={item.disabled}
      onSelect={item.onSelect}
    >
      {item.href === undefined ? content : <LinkComponent href={item.href}>{content}</LinkComponent>}
    </Radix.Item>
  );
}

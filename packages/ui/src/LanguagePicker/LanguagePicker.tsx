import { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure.tsx';
import { CheckGlyph, GlobeGlyph } from '../Icon/glyphs.ts';
import { Icon } from '../Icon/Icon.tsx';
import * as menu from '../Menu/Menu.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

export interface LanguageOption {
  /** A BCP 47 tag. */
  value: string;
  /** The language's own name for itself. */
  label: string;
  /** This page in that language; written out, since it leaves the current language. */
  href: string;
}

export interface LanguagePickerProps {
  /** "Language". */
  label: string;
  current: string;
  options: readonly LanguageOption[];
  /** Where the list opens. */
  align?: DisclosureProps['align'];
  /** Called with the language before the link is followed, to remember the choice. */
  onSelect?: (value: string) => void;
}

/** All languages in two columns. Plain links: it works without a script, and search engines can follow it. */
export function LanguagePicker({ label, current, options, align = 'end', onSelect }: LanguagePickerProps) {
  const chosen = options.find((option) => option.value === current);
  return (
    <Disclosure
      align={align}
      summary={
        <>
          <Icon glyph={GlobeGlyph} size="sm" />
          <VisuallyHidden>{`${label} `}</VisuallyHidden>
          <span lang={current}>{chosen?.label ?? current}</span>
        </>
      }
    >
      <ul aria-label={label} className={`${menu.menu} ${menu.columns[2]}`}>
        {options.map((option) => (
          <li key={option.value}>
            <a
              href={option.href}
              lang={option.value}
              hrefLang={option.value}
              aria-current={option.value === current ? 'true' : undefined}
              className={menu.item}
              onClick={onSelect ? () => onSelect(option.value) : undefined}
            >
              <span>{option.label}</span>
              {option.value === current ? <Icon glyph={CheckGlyph} size="sm" className={menu.end} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

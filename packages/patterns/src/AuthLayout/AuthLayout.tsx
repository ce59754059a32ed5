import { cx, type LanguageOption, LanguagePicker, Link, Logo } from '@tern/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { MarkedEnglish } from '../words/MarkedEnglish.tsx';
import * as css from './AuthLayout.css.ts';
import { authLayoutMessages } from './authLayout.messages.ts';

export interface AuthLayoutProps {
  brandName: string;
  homeHref?: string;
  languages: readonly LanguageOption[];
  /** The language of the page. */
  current: string;
  /** The year of the rights text. */
  year: number;
  /** A plate. It is decoration: it has no text alternative. */
  picture?: ReactNode;
  /** `band` puts the picture on navy. */
  ground?: 'alt' | 'band';
  /** Id of the main element, for a skip link. */
  mainId?: string;
  children: ReactNode;
}

/**
 * The form stands in the middle of its column. Once somebody is in it, it keeps its top: an error that comes or goes would
 * move the field from under the eyes. Until the window changes.
 */
function useHeldTop() {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    const free = () => box.current?.style.removeProperty('margin-block-start');
    addEventListener('resize', free);
    return () => removeEventListener('resize', free);
  }, []);
  const hold = () => {
    const { current } = box;
    const above = current?.previousElementSibling;
    if (current && above && !current.style.marginBlockStart)
      current.style.marginBlockStart = `${current.getBoundingClientRect().top - above.getBoundingClientRect().bottom}px`;
  };
  return { box, hold };
}

/** A whole page with one form: the form at the start, the globe at the end; the mobile variant shows the form alone. */
export function AuthLayout({
  brandName,
  homeHref = '/',
  languages,
  current,
  year,
  picture,
  ground = 'alt',
  mainId = 'main',
  children,
}: AuthLayoutProps) {
  const { formatMessage } = useIntl();
  const { box, hold } = useHeldTop();
  return (
    <div className={css.layout}>
      <div className={css.form}>
        <header className={css.top}>
          <Logo name={brandName} href={homeHref} className={css.logo} />
          <LanguagePicker
            label={formatMessage(authLayoutMessages.language)}
            current={current}
            options={languages}
          />
        </header>
        <main ref={box} id={mainId} className={css.box} onFocus={hold}>
          {children}
        </main>
        <footer className={css.foot}>
          <p className={css.help}>
            {formatMessage(authLayoutMessages.help, {
              faq: (text) => (
                <Link key="faq" href="/faq">
                  {text}
                </Link>
              ),
              contact: (text) => (
                <Link key="contact" href="/contact">
                  {text}
                </Link>
              ),
            })}
          </p>
          <MarkedEnglish
            text={formatMessage(authLayoutMessages.rights, { year: String(year), brand: brandName })}
          />
        </footer>
      </div>
      <div
        className={cx(css.picture, ground === 'band' && css.band)}
        data-theme={ground === 'band' ? 'band' : undefined}
        aria-hidden="true"
      >
        <div className={cx(css.plate, ground === 'band' && css.plateBand)}>{picture}</div>
      </div>
    </div>
  );
}

import { Container, cx, Icon, type LanguageOption, LanguagePicker, Link, Logo, PlusGlyph } from '@tern/ui';
import { useIntl } from 'react-intl';
import { soldMark } from '../ForCustomer/ForCustomer.tsx';
import type { FooterColumn } from '../navigation/footerColumns.ts';
import type { NavigationLink } from '../navigation/siteNavigation.ts';
import { MarkedEnglish } from '../words/MarkedEnglish.tsx';
import * as css from './SiteFooter.css.ts';
import { siteFooterMessages } from './siteFooter.messages.ts';

export interface SiteFooterProps {
  brandName: string;
  /** Who holds the rights; the brand unless given. */
  owner?: string;
  /** For Tern's own site `footerColumns({ trial })`. */
  columns: readonly FooterColumn[];
  /** In sight below the columns. For Tern's own site `footerBaseLinks`. */
  baseLinks?: readonly NavigationLink[];
  languages: readonly LanguageOption[];
  /** The language of the page. */
  current: string;
  /** The year of the rights text. */
  year: number;
  homeHref?: string;
}

/**
 * The foot of every page (spec section 3, footer config): columns, in the mobile variant `<details>`, and there
 * also the way out to the desktop version.
 */
export function SiteFooter({
  brandName,
  owner = brandName,
  columns,
  baseLinks = [],
  languages,
  current,
  year,
  homeHref = '/',
}: SiteFooterProps) {
  const { formatMessage } = useIntl();
  const links = (column: FooterColumn, className?: string) => (
    <ul className={cx(css.list, className)}>
      {column.links.map((link) => (
        <li key={link.id} {...(link.sold && soldMark(link.sold))}>
          <Link variant="plain" href={link.href}>
            {formatMessage(link.label, { brand: brandName })}
          </Link>
        </li>
      ))}
    </ul>
  );

  return (
    <footer className={css.footer}>
      <Container>
        <div className={css.columns}>
          <div className={css.brandColumn}>
            <Logo name={brandName} href={homeHref} className={css.logo} />
            <p className={css.line}>{formatMessage(siteFooterMessages.line)}</p>
          </div>
          {columns.map((column) => (
            <div key={column.id} className={css.column}>
              <h2 className={css.title}>{formatMessage(column.title)}</h2>
              {links(column)}
            </div>
          ))}
        </div>
        {columns.length > 0 && (
          <div className={css.folds}>
            {columns.map((column) => (
              <details key={column.id} className={css.fold}>
                <summary className={css.summary}>
                  {formatMessage(column.title)}
                  <Icon glyph={PlusGlyph} className={css.plus} />
                </summary>
                {links(column, css.foldList)}
              </details>
            ))}
          </div>
        )}
        <div className={css.base}>
          <p>
            <MarkedEnglish
              text={formatMessage(siteFooterMessages.rights, { year: String(year), brand: owner })}
            />
          </p>
          <div className={css.baseEnd}>
            <LanguagePicker
              label={formatMessage(siteFooterMessages.language)}
              current={current}
              options={languages}
              align="above"
            />
            {baseLinks.map(({ id, href, label }) => (
              <Link key={id} variant="plain" className={css.baseLink} href={href}>
                {formatMessage(label, { brand: brandName })}
              </Link>
            ))}
            {/* The script opens the choice in place; without it the policy has the same form. */}
            <Link
              variant="plain"
              className={css.baseLink}
              href="/cookie-policy#choices"
              data-privacy-choices=""
            >
              {formatMessage(siteFooterMessages.choices)}
            </Link>
            {/* A bare anchor: the edge sets the cookie, so the router must not take it. */}
            <a className={css.desktopLink} href="?form=desktop" rel="nofollow">
              {formatMessage(siteFooterMessages.desktop)}
            </a>
          </div>
        </div>
      </Container>
    </footer>
  );
}

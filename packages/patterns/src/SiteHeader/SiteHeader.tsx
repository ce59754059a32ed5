import { brand } from '@tern/domain';
import {
  ArrowRightGlyph,
  Button,
  CircleUserRoundGlyph,
  Container,
  CountryCode,
  cx,
  Disclosure,
  Icon,
  IconButton,
  type LanguageOption,
  LanguagePicker,
  Link,
  LogOutGlyph,
  Logo,
  Menu,
  MenuGlyph,
  MenuItem,
  MiniArc,
  PlusGlyph,
  UserGlyph,
  XGlyph,
} from '@tern/ui';
import { type MouseEvent, type ReactNode, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { navigationMessages } from '../navigation/navigation.messages.ts';
import type { Navigation, NavigationLink } from '../navigation/siteNavigation.ts';
import * as css from './SiteHeader.css.ts';
import * as menus from './SiteHeaderMenus.css.ts';
import { siteHeaderMessages } from './siteHeader.messages.ts';

export interface SiteHeaderProps {
  brandName: string;
  /** For Tern's own site `siteNavigation`. */
  nav: Navigation;
  languages: readonly LanguageOption[];
  /** The language of the page. */
  current: string;
  /** Canonical path of the page, to mark its link. */
  currentPath?: string;
  /**
   * `null` while nobody knows, as in shared HTML: both variants are written and
   * `<html data-signed-in>` decides which one shows.
   */
  signedIn?: boolean | null;
  accountHref: string;
  /** Without it the account is a plain link: there is nothing to end the session with. */
  onSignOut?: () => void;
  homeHref?: string;
  /** `alt` melts into a first section on the alternate ground. */
  ground?: 'plain' | 'alt';
}

/**
 * The bar of every page (spec section 3, navigation config). Menus are `<details>` and the drawer is a
 * popover: all of it works in static HTML. Where React runs, following a link closes them too.
 */
export function SiteHeader({
  brandName,
  nav,
  languages,
  current,
  currentPath,
  signedIn = null,
  accountHref,
  onSignOut,
  homeHref = '/',
  ground = 'plain',
}: SiteHeaderProps) {
  const { formatMessage } = useIntl();
  const sheetId = useId();
  const sheet = useRef<HTMLDivElement>(null);
  const brandValues = { brand: brandName };
  const isCurrent = (href: string) => (href === currentPath ? 'page' : undefined);
  const languageLabel = formatMessage(siteHeaderMessages.language);

  const whenSignedOut = (children: ReactNode) =>
    signedIn === true ? null : (
      <div className={css.variant} {...(signedIn === null ? { 'data-signed-out-only': '' } : undefined)}>
        {children}
      </div>
    );
  const whenSignedIn = (children: ReactNode) =>
    signedIn === false ? null : (
      <div className={css.variant} {...(signedIn === null ? { 'data-signed-in-only': '' } : undefined)}>
        {children}
      </div>
    );

  function closeAfterLink(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    sheet.current?.hidePopover?.();
    for (const menu of event.currentTarget.querySelectorAll<HTMLDetailsElement>('details[data-disclosure]')) {
      menu.open = false;
    }
  }

  const mark = (link: NavigationLink) =>
    link.code ? (
      <CountryCode>{link.code}</CountryCode>
    ) : link.glyph ? (
      <Icon glyph={link.glyph} className={menus.linkGlyph} />
    ) : null;

  const hasApps = nav.groups.some((group) => group.id === 'apps');
  const sheetLinks = nav.links.filter((link) => !(hasApps && link.id === 'download'));
  const closing = nav.trial ?? nav.action;

  const accountLink = (
    <Link variant="plain" href={accountHref} className={css.navLink}>
      <Icon glyph={CircleUserRoundGlyph} size="sm" />
      {formatMessage(siteHeaderMessages.account)}
    </Link>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the links inside, which keys press too
    <header className={cx(css.header, ground === 'alt' && css.alt)} onClick={closeAfterLink}>
      <Container>
        <div className={css.bar}>
          <Logo name={brandName} href={homeHref} className={css.logo} />
          <nav className={css.nav} aria-label={formatMessage(siteHeaderMessages.navigation)}>
            {nav.groups.length > 0 && (
              <Disclosure
                align="full"
                name="site-header"
                summary={formatMessage(navigationMessages.products)}
              >
                <div className={menus.mega}>
                  <Container>
                    <div className={menus.megaColumns}>
                      {nav.groups.map((group) => (
                        <div
                          key={group.id}
                          className={cx(
                            menus.megaColumn,
                            group.id === 'useCases' && menus.megaColumnNarrow,
                            group.id === 'countries' && menus.megaColumnWide,
                          )}
                        >
                          <p className={menus.megaTitle}>{formatMessage(group.label)}</p>
                          <ul
                            className={cx(menus.megaList, group.id === 'countries' && menus.megaListDouble)}
                          >
                            {group.links.map((link) => (
                              <li key={link.id}>
                                <Link
                                  variant="plain"
                                  href={link.href}
                                  className={menus.megaLink}
                                  aria-current={isCurrent(link.href)}
                                >
                                  {mark(link)}
                                  {formatMessage(link.label, brandValues)}
                                </Link>
                              </li>
                            ))}
                          </ul>
                        </div>
                      ))}
                      {nav.trial && (
                        <Link variant="plain" href={nav.trial.href} className={menus.trial}>
                          <span className={menus.trialTitle}>
                            {formatMessage(navigationMessages.trialTitle, { days: brand.claims.trialDays })}
                          </span>
                          <span className={menus.trialText}>
                            {formatMessage(navigationMessages.trialText)}
                          </span>
                          <span className={menus.trialPicture}>
                            <MiniArc />
                          </span>
                          <span className={menus.trialLink}>
                            {formatMessage(nav.trial.label)}
                            <Icon glyph={ArrowRightGlyph} directional className={menus.trialArrow} />
                          </span>
                        </Link>
                      )}
                    </div>
                  </Container>
                </div>
              </Disclosure>
            )}
            {nav.links.map((link) => (
              <Link
                key={link.id}
                variant="plain"
                href={link.href}
                className={css.navLink}
                aria-current={isCurrent(link.href)}
              >
                {formatMessage(link.label, brandValues)}
              </Link>
            ))}
          </nav>
          <div className={css.end}>
            <div className={css.wideOnly}>
              <LanguagePicker label={languageLabel} current={current} options={languages} />
            </div>
            {whenSignedOut(
              <>
                {nav.signIn && (
                  <Link variant="plain" href={nav.signIn} className={cx(css.navLink, css.wideOnly)}>
                    {formatMessage(siteHeaderMessages.signIn)}
                  </Link>
                )}
                {nav.action && (
                  <Button size="sm" href={nav.action.href}>
                    {formatMessage(nav.action.label, brandValues)}
                  </Button>
                )}
              </>,
            )}
            {whenSignedIn(
              onSignOut ? (
                <Disclosure
                  align="end"
                  name="site-header"
                  summary={
                    <>
                      <Icon glyph={CircleUserRoundGlyph} size="sm" />
                      {formatMessage(siteHeaderMessages.account)}
                    </>
                  }
                >
                  <Menu>
                    <MenuItem glyph={UserGlyph} href={accountHref}>
                      {formatMessage(navigationMessages.myAccount)}
                    </MenuItem>
                    <MenuItem glyph={LogOutGlyph} onSelect={onSignOut}>
                      {formatMessage(siteHeaderMessages.signOut)}
                    </MenuItem>
                  </Menu>
                </Disclosure>
              ) : (
                accountLink
              ),
            )}
            <IconButton
              glyph={MenuGlyph}
              size="lg"
              label={formatMessage(siteHeaderMessages.openMenu)}
              className={css.menuButton}
              popoverTarget={sheetId}
            />
          </div>
        </div>
      </Container>

      <div
        ref={sheet}
        id={sheetId}
        popover="auto"
        role="dialog"
        aria-label={formatMessage(siteHeaderMessages.openMenu)}
        className={menus.sheet}
        data-menu-sheet=""
      >
        <div className={menus.sheetBar}>
          <Container>
            <div className={menus.sheetBarInner}>
              <Logo name={brandName} href={homeHref} className={css.logo} />
              <IconButton
                // React writes the attribute on the server only; a popover looks for it when it opens.
                ref={(button) => button?.setAttribute('autofocus', '')}
                glyph={XGlyph}
                size="lg"
                label={formatMessage(siteHeaderMessages.closeMenu)}
                className={menus.sheetClose}
                popoverTarget={sheetId}
                popoverTargetAction="hide"
                autoFocus
              />
            </div>
          </Container>
        </div>
        <Container>
          <nav aria-label={formatMessage(siteHeaderMessages.navigation)}>
            {nav.groups.map((group, index) => (
              <details key={group.id} className={menus.sheetGroup} open={index === 0}>
                <summary className={menus.sheetSummary}>
                  {formatMessage(group.label)}
                  <Icon glyph={PlusGlyph} className={menus.sheetPlus} />
                </summary>
                <ul className={menus.sheetList}>
                  {group.links.map((link) => (
                    <li key={link.id}>
                      <Link
                        variant="plain"
                        href={link.href}
                        className={menus.sheetListLink}
                        aria-current={isCurrent(link.href)}
                      >
                        {mark(link)}
                        {formatMessage(link.label, brandValues)}
                      </Link>
                    </li>
                  ))}
                </ul>
              </details>
            ))}
            <ul>
              {sheetLinks.map((link) => (
                <li key={link.id}>
                  <Link
                    variant="plain"
                    href={link.href}
                    className={menus.sheetLink}
                    aria-current={isCurrent(link.href)}
                  >
                    {formatMessage(link.label, brandValues)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
        <div className={menus.sheetFoot}>
          <Container>
            <div className={menus.sheetFootRow}>
              <LanguagePicker label={languageLabel} current={current} options={languages} align="above" />
              {whenSignedOut(
                nav.signIn && (
                  <Link variant="plain" href={nav.signIn} className={css.navLink}>
                    {formatMessage(siteHeaderMessages.signIn)}
                  </Link>
                ),
              )}
              {whenSignedIn(
                onSignOut ? (
                  <button type="button" className={css.navLink} onClick={onSignOut}>
                    <Icon glyph={LogOutGlyph} size="sm" directional />
                    {formatMessage(siteHeaderMessages.signOut)}
                  </button>
                ) : (
                  accountLink
                ),
              )}
            </div>
          </Container>
          {closing && (
            <Container>
              <Button size="lg" block href={closing.href}>
                {formatMessage(closing.label, brandValues)}
              </Button>
            </Container>
          )}
        </div>
      </div>
    </header>
  );
}

import {
  Button,
  Container,
  cx,
  IconButton,
  type LanguageOption,
  LanguagePicker,
  Link,
  Logo,
  MenuGlyph,
} from '@tern/ui';
import { type MouseEvent, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { Navigation } from '../navigation/siteNavigation.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { currentOf, type NavigationPlace } from './currentOf.ts';
import { MegaMenu } from './MegaMenu.tsx';
import { MenuSheet } from './MenuSheet.tsx';
import { SignedVariant } from './SignedVariant.tsx';
import * as css from './SiteHeader.css.ts';
import { siteHeaderMessages } from './siteHeader.messages.ts';

export interface SiteHeaderProps extends NavigationPlace {
  brandName: string;
  /** For Tern's own site `siteNavigation(trial)`. */
  nav: Navigation;
  languages: readonly LanguageOption[];
  /** The language of the page. */
  current: string;
  /**
   * `null` while it is unknown, as in shared HTML: both variants are written and
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
  currentSection,
  signedIn = null,
  accountHref,
  onSignOut,
  homeHref = '/',
  ground = 'plain',
}: SiteHeaderProps) {
  const { formatMessage } = useIntl();
  const sheetId = useId();
  const sheet = useRef<HTMLDivElement>(null);

  function closeAfterLink(event: MouseEvent<HTMLElement>) {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    sheet.current?.hidePopover?.();
    for (const menu of event.currentTarget.querySelectorAll<HTMLDetailsElement>('details[data-disclosure]')) {
      menu.open = false;
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears the links inside, which keys press too
    <header className={cx(css.header, ground === 'alt' && css.alt)} onClick={closeAfterLink}>
      <Container>
        <div className={css.bar}>
          <Logo name={brandName} href={homeHref} className={css.logo} />
          <nav className={css.nav} aria-label={formatMessage(siteHeaderMessages.navigation)}>
            {nav.groups.length > 0 && <MegaMenu nav={nav} brandName={brandName} currentPath={currentPath} />}
            {nav.links.map((link) => (
              <Link
                key={link.id}
                variant="plain"
                href={link.href}
                className={css.navLink}
                aria-current={currentOf(link.href, { currentPath, currentSection })}
              >
                {formatMessage(link.label, { brand: brandName })}
              </Link>
            ))}
          </nav>
          <div className={css.end}>
            <div className={css.wideOnly}>
              <LanguagePicker
                label={formatMessage(siteHeaderMessages.language)}
                current={current}
                options={languages}
              />
            </div>
            <SignedVariant signed="out" signedIn={signedIn}>
              {nav.signIn && (
                <Link variant="plain" href={nav.signIn} className={cx(css.navLink, css.wideOnly)}>
                  {formatMessage(siteHeaderMessages.signIn)}
                </Link>
              )}
              {nav.action && (
                <Button size="sm" href={nav.action.href}>
                  {formatMessage(nav.action.label, { brand: brandName })}
                </Button>
              )}
            </SignedVariant>
            <SignedVariant signed="in" signedIn={signedIn}>
              <AccountMenu href={accountHref} onSignOut={onSignOut} />
            </SignedVariant>
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

      <MenuSheet
        ref={sheet}
        id={sheetId}
        brandName={brandName}
        nav={nav}
        languages={languages}
        current={current}
        currentPath={currentPath}
        currentSection={currentSection}
        signedIn={signedIn}
        accountHref={accountHref}
        onSignOut={onSignOut}
        homeHref={homeHref}
      />
    </header>
  );
}

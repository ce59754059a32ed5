import { ArrowRightGlyph, Container, cx, Disclosure, Icon, Link, MiniArc } from '@tern/ui';
import { useIntl } from 'react-intl';
import { soldMark } from '../ForCustomer/ForCustomer.tsx';
import { navigationMessages } from '../navigation/navigation.messages.ts';
import type { Navigation, NavigationCard } from '../navigation/siteNavigation.ts';
import { LinkMark } from './LinkMark.tsx';
import * as menus from './SiteHeaderMenus.css.ts';

export interface MegaMenuProps {
  brandName: string;
  nav: Navigation;
  currentPath?: string;
}

/** All groups of the navigation under one item of a wide bar. */
export function MegaMenu({ brandName, nav, currentPath }: MegaMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <Disclosure
      align="full"
      name="site-header"
      summary={<span>{formatMessage(navigationMessages.products)}</span>}
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
                <ul className={cx(menus.megaList, group.id === 'countries' && menus.megaListDouble)}>
                  {group.links.map((link) => (
                    <li key={link.id}>
                      <Link
                        variant="plain"
                        href={link.href}
                        className={menus.megaLink}
                        aria-current={link.href === currentPath ? 'page' : undefined}
                      >
                        <LinkMark link={link} />
                        {formatMessage(link.label, { brand: brandName })}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
            {nav.card && <MenuCard card={nav.card} />}
          </div>
        </Container>
      </div>
    </Disclosure>
  );
}

function MenuCard({ card }: { card: NavigationCard }) {
  const { formatMessage } = useIntl();
  return (
    <Link variant="plain" href={card.href} className={menus.card} {...(card.sold && soldMark(card.sold))}>
      <span className={menus.cardTitle}>{formatMessage(card.title, { days: card.days })}</span>
      <span className={menus.cardText}>{formatMessage(card.text)}</span>
      <span className={menus.cardPicture}>
        <MiniArc />
      </span>
      <span className={menus.cardLink}>
        {formatMessage(card.label)}
        <Icon glyph={ArrowRightGlyph} directional className={menus.cardArrow} />
      </span>
    </Link>
  );
}

import { CircleUserRoundGlyph, Disclosure, Icon, LogOutGlyph, Menu, MenuItem, UserGlyph } from '@tern/ui';
import { useIntl } from 'react-intl';
import { navigationMessages } from '../navigation/navigation.messages.ts';
import { AccountLink, type AccountLinkProps } from './AccountLink.tsx';
import { siteHeaderMessages } from './siteHeader.messages.ts';

export interface AccountMenuProps extends AccountLinkProps {
  /** Without it the account is a plain link. */
  onSignOut?: () => void;
}

/** The account and the way to sign out, in a wide bar. */
export function AccountMenu({ href, onSignOut }: AccountMenuProps) {
  const { formatMessage } = useIntl();
  if (!onSignOut) return <AccountLink href={href} />;
  return (
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
        <MenuItem glyph={UserGlyph} href={href}>
          {formatMessage(navigationMessages.myAccount)}
        </MenuItem>
        <MenuItem glyph={LogOutGlyph} onSelect={onSignOut}>
          {formatMessage(siteHeaderMessages.signOut)}
        </MenuItem>
      </Menu>
    </Disclosure>
  );
}

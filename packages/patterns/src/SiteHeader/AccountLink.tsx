import { CircleUserRoundGlyph, Icon, Link } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './SiteHeader.css.ts';
import { siteHeaderMessages } from './siteHeader.messages.ts';

export interface AccountLinkProps {
  href: string;
}

/** The account of a header that cannot sign out. */
export function AccountLink({ href }: AccountLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <Link variant="plain" href={href} className={css.navLink}>
      <Icon glyph={CircleUserRoundGlyph} size="sm" />
      {formatMessage(siteHeaderMessages.account)}
    </Link>
  );
}

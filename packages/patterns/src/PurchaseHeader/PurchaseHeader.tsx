import { Container, Icon, type LanguageOption, LanguagePicker, LockGlyph, Logo } from '@tern/ui';
import { useIntl } from 'react-intl';
import { bar, end, header, logo } from '../SiteHeader/SiteHeader.css.ts';
import { siteHeaderMessages } from '../SiteHeader/siteHeader.messages.ts';
import * as css from './PurchaseHeader.css.ts';
import { purchaseHeaderMessages as messages } from './purchaseHeader.messages.ts';

export interface PurchaseHeaderProps {
  brandName: string;
  languages: readonly LanguageOption[];
  /** The language of the page. */
  current: string;
  homeHref?: string;
}

/** The bar of a purchase: the logo leads out, the language can be changed, and nothing else draws away. */
export function PurchaseHeader({ brandName, languages, current, homeHref = '/' }: PurchaseHeaderProps) {
  const { formatMessage } = useIntl();
  return (
    <header className={header}>
      <Container>
        <div className={bar}>
          <Logo name={brandName} href={homeHref} className={logo} />
          <div className={end}>
            <p className={css.lock}>
              <Icon glyph={LockGlyph} size="sm" />
              <span className={css.word}>{formatMessage(messages.secure)}</span>
            </p>
            <LanguagePicker
              label={formatMessage(siteHeaderMessages.language)}
              current={current}
              options={languages}
            />
          </div>
        </div>
      </Container>
    </header>
  );
}

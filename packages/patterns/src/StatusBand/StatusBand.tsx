import type { StatusTexts } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { Container, Icon, Link, OctagonXGlyph } from '@tern/ui';
import { useIntl } from 'react-intl';
import { OwnText } from '../StatusScreen/textIn.tsx';
import * as css from './StatusBand.css.ts';
import { statusBandMessages as m } from './statusBand.messages.ts';

export interface StatusBandProps {
  /** The title of the incident, by language. */
  titles: StatusTexts;
  /** The status page. */
  href: string;
}

/** A quiet line below the header while a major incident lasts. */
export function StatusBand({ titles, href }: StatusBandProps) {
  const { formatMessage, locale } = useIntl();
  return (
    <aside className={css.band} aria-label={formatMessage(m.label)}>
      <Container>
        <div className={css.inside}>
          <Icon glyph={OctagonXGlyph} size="sm" className={css.icon} />
          <span className={css.text}>
            <OwnText texts={titles} language={locale as Language} />
          </span>
          <Link href={href}>{formatMessage(m.link)}</Link>
        </div>
      </Container>
    </aside>
  );
}

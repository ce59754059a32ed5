import { Button, Container, Section, SideHead } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './StatusScreen.css.ts';
import { statusScreenMessages as m } from './statusScreen.messages.ts';

export interface StatusFeedsProps {
  /** Addresses of the files. */
  feeds: Readonly<Record<'rss' | 'json' | 'calendar', string>>;
}

/** Links to the status for news readers, programs and calendars. They are files, which no router knows. */
export function StatusFeeds({ feeds }: StatusFeedsProps) {
  const { formatMessage, locale } = useIntl();
  return (
    <Section spacing="tight" divided>
      <Container>
        <SideHead title={formatMessage(m.follow)} lead={formatMessage(m.followLead)}>
          <div className={css.feeds}>
            {(['rss', 'json', 'calendar'] as const).map((name) => (
              <Button key={name} variant="outline" href={feeds[name]} hrefLang={locale}>
                {formatMessage(m[name])}
              </Button>
            ))}
          </div>
        </SideHead>
      </Container>
    </Section>
  );
}

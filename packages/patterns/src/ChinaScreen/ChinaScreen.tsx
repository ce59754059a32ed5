import { Button, Container, Heading, MiniArc, Section, Stack, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { chinaNoticeMessages as m } from '../ChinaNotice/chinaNotice.messages.ts';
import * as css from './ChinaScreen.css.ts';

/** In place of a page that offers a plan, a trial or a download, for visitors in China (spec section 1). */
export function ChinaScreen() {
  const { formatMessage } = useIntl();
  return (
    <Section labelledBy="closed-title">
      <Container>
        <Stack gap={6} align="start">
          <div className={css.picture}>
            <MiniArc />
          </div>
          <Heading level={1} size="display" id="closed-title">
            {formatMessage(m.title)}
          </Heading>
          <div role="alert">
            <Text size="lead" measure>
              {formatMessage(m.text)}
            </Text>
          </div>
          <Button variant="outline" size="lg" href="/">
            {formatMessage(m.home)}
          </Button>
        </Stack>
      </Container>
    </Section>
  );
}

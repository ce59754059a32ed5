import { Container, Heading, Section, Stack } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ChinaNotice } from '../ChinaNotice/ChinaNotice.tsx';
import { chinaNoticeMessages as m } from '../ChinaNotice/chinaNotice.messages.ts';

/** In place of a page that offers a plan, a trial or a download, for visitors in China (spec section 1). */
export function ChinaScreen() {
  const { formatMessage } = useIntl();
  return (
    <Section labelledBy="closed-title">
      <Container>
        <Stack gap={8}>
          <Heading level={1} size="display" id="closed-title">
            {formatMessage(m.title)}
          </Heading>
          <ChinaNotice />
        </Stack>
      </Container>
    </Section>
  );
}

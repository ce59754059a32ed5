import { brand, buildPath } from '@tern/domain';
import { Card, Heading, QrCode, Row, Stack, Text } from '@tern/ui';
import { useOrigin } from '../../app/Origin.tsx';
import { useSite } from '../../app/SiteContext.tsx';
import { useWords } from '../../content/useWords.ts';
import { downloadPageMessages as m } from './downloadPage.messages.ts';

/** A code that opens a page of ours on a phone, in this language. Pages on phones have none. */
export function PhoneCode({ path }: { path: string }) {
  const words = useWords();
  const origin = useOrigin() || `https://${brand.host}`;
  const { language, variant } = useSite();
  if (variant === 'mobile') return null;
  return (
    <Card as="aside" labelledBy="phone-title" padding="lg">
      <Row gap={6} wrap>
        <QrCode
          value={origin + buildPath({ language, variant: 'desktop', path })}
          label={words(m.phoneLabel)}
        />
        <Stack gap={2}>
          <Heading level={2} size="h4" id="phone-title">
            {words(m.phone)}
          </Heading>
          <Text size="small" tone="muted">
            {words(m.phoneText)}
          </Text>
        </Stack>
      </Row>
    </Card>
  );
}

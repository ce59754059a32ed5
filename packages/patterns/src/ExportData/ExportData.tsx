import { Button, Card, DownloadGlyph, Heading, Notice, Stack, Text } from '@tern/ui';
import { useIntl } from 'react-intl';
import { useFailure } from '../forms/useFailure.ts';
import { exportDataMessages as m } from './exportData.messages.ts';

export interface ExportDataProps {
  /** Makes the file and hands it to the browser. */
  onExport: () => void;
  busy?: boolean;
  error?: 'rate_limited' | 'unknown';
  /** Receives the error sentence, to show it as a toast. Without it the error is shown here. */
  onFailed?: (sentence: string) => void;
  /** The number of exports since the page opened; each is announced. */
  done?: number;
  headingLevel?: 2 | 3;
}

/** All stored data about a person, as a download. */
export function ExportData({
  onExport,
  busy = false,
  error: failure,
  onFailed,
  done = 0,
  headingLevel = 2,
}: ExportDataProps) {
  const { formatMessage } = useIntl();
  const words = failure && formatMessage(failure === 'rate_limited' ? m.rateLimited : m.failed);
  const error = useFailure(failure, words, onFailed);
  return (
    <Card as="section" padding="lg">
      <Stack gap={4}>
        <Heading level={headingLevel} size="h4">
          {formatMessage(m.title)}
        </Heading>
        <Text size="small" tone="muted" measure>
          {formatMessage(m.text)}
        </Text>
        {error && !busy ? (
          <Notice tone="danger" live>
            {words}
          </Notice>
        ) : done > 0 && !busy && !failure ? (
          <Notice key={done} tone="success" live>
            {formatMessage(m.done)}
          </Notice>
        ) : null}
        <div>
          <Button variant="outline" size="sm" iconStart={DownloadGlyph} busy={busy} onClick={onExport}>
            {formatMessage(m.download)}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

import type { TransparencyFacts } from '@tern/domain';
import { Link, Text, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ProofPart } from './ProofPart.tsx';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';

/** Where the source code is. */
export function SourcePart({ source }: { source: NonNullable<TransparencyFacts['source']> }) {
  const { formatMessage } = useIntl();
  return (
    <ProofPart id="source" title={formatMessage(m.source)}>
      <Text>
        {formatMessage(m.sourceText, { licence: <Value key="licence">{source.licence}</Value> })}{' '}
        <Link href={source.url} external>
          {formatMessage(m.sourceLink)}
        </Link>
      </Text>
    </ProofPart>
  );
}

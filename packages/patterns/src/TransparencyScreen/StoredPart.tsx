import { type StoredTable, storedTables } from '@tern/domain';
import { formatList, type Language } from '@tern/i18n';
import { Link, Table, Text, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ProofPart } from './ProofPart.tsx';
import { storedWordsMessages as words } from './storedWords.messages.ts';
import * as css from './TransparencyScreen.css.ts';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';

/** How long a table keeps its rows, in words. */
function useSpan() {
  const { formatMessage } = useIntl();
  return ({ span: [unit, count], rest }: StoredTable): string => {
    const span = formatMessage(words[`span.${unit}`], { count });
    return rest ? formatMessage(words.spanAndRest, { span, rest: formatMessage(words.rest) }) : span;
  };
}

/** Every table of the database with something of a person, from the schema. */
export function StoredPart() {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const spanOf = useSpan();
  return (
    <ProofPart
      id="stored"
      title={formatMessage(words.title)}
      proofTitle={formatMessage(m.generated)}
      proof={<span>{formatMessage(words.generated, { count: storedTables.length })}</span>}
    >
      <Text tone="muted">{formatMessage(words.lead)}</Text>
      <Table
        caption={formatMessage(words.title)}
        columns={[
          { key: 'table', label: formatMessage(words.table) },
          { key: 'data', label: formatMessage(words.data) },
          { key: 'span', label: formatMessage(words.span) },
        ]}
        rows={storedTables.map((stored) => ({
          key: stored.table,
          cells: {
            table: (
              <>
                {formatMessage(words[`subject.${stored.subject}`])}
                <code className={css.tableName}>
                  <Value dir="ltr">{stored.table}</Value>
                </code>
              </>
            ),
            data: formatList(
              stored.data.map((kind) => formatMessage(words[`data.${kind}`])),
              language,
            ),
            span: spanOf(stored),
          },
        }))}
      />
      <Text tone="muted" size="small">
        {formatMessage(words.note)}
      </Text>
      <Text tone="muted" size="small">
        {formatMessage(words.browser, {
          link: (content) => (
            <Link key="link" href="/cookie-policy">
              {content}
            </Link>
          ),
        })}
      </Text>
    </ProofPart>
  );
}

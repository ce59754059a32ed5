import { Container, Heading, Link, Section, Sentences, Text } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './NoLogs.css.ts';
import { noLogsMessages as m } from './noLogs.messages.ts';

const blankRows = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

/** The ledger that stays empty. */
export function NoLogs() {
  const { formatMessage } = useIntl();
  const columns = [m.time, m.from, m.to, m.data];
  return (
    <Section labelledBy="no-logs-title">
      <Container>
        <div className={css.inside}>
          <div className={css.copy}>
            <Heading level={2} size="display" id="no-logs-title">
              <Sentences text={formatMessage(m.title)} />
            </Heading>
            <Text size="lead">{formatMessage(m.lead)}</Text>
            <p className={css.more}>
              <Link variant="arrow" href="/policy">
                {formatMessage(m.link)}
              </Link>
            </p>
          </div>
          <div className={css.ledger} role="img" aria-label={formatMessage(m.picture)}>
            <table className={css.table} role="presentation">
              <thead>
                <tr>
                  {columns.map((column) => (
                    <th key={column.id} className={css.head}>
                      {formatMessage(column)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {blankRows.map((row) => (
                  <tr key={row}>
                    {columns.map((column) => (
                      <td key={column.id} className={css.cell} />
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
            <p className={css.foot}>
              {formatMessage(m.entries, {
                count: 0,
                figure: (chunks: ReactNode[]) => (
                  <span className={css.zero} key="figure">
                    {chunks}
                  </span>
                ),
              })}
            </p>
          </div>
        </div>
      </Container>
    </Section>
  );
}

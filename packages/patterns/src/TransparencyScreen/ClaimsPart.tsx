import { brand, type FeedProof, feedCommands, networkFeedPath, networkSignaturePath } from '@tern/domain';
import { formatNumber, formatWholeDate, type Language } from '@tern/i18n';
import { Heading, Link, Table, Text, Value } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ProofPart } from './ProofPart.tsx';
import { KeyLine, Shell } from './Shell.tsx';
import * as css from './TransparencyScreen.css.ts';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';

export interface ClaimsPartProps {
  feed: FeedProof;
  /** Scheme and host of the site. */
  origin: string;
  /** Verifies the list in the browser. */
  verify: ReactNode;
}

/** Where the numbers of the site come from, and the ways to verify the signed list. */
export function ClaimsPart({ feed, origin, verify }: ClaimsPartProps) {
  const { formatMessage, locale } = useIntl();
  const language = locale as Language;
  const { claims } = brand;
  const row = (key: 'servers' | 'countries') => ({
    key,
    cells: {
      claim: formatMessage(key === 'servers' ? m.claimServers : m.claimCountries, {
        servers: claims.servers,
        countries: claims.countries,
      }),
      found: <Value>{formatNumber(feed[key], language)}</Value>,
      rounded: formatMessage(m.down),
    },
  });
  return (
    <ProofPart
      id="claims"
      title={formatMessage(m.claims)}
      proofTitle={formatMessage(m.key)}
      proof={
        <>
          <KeyLine value={feed.key} />
          <Link href={networkFeedPath} download className={css.link}>
            {formatMessage(m.document)}
          </Link>
          <Link href={networkSignaturePath} download className={css.link}>
            {formatMessage(m.signature)}
          </Link>
        </>
      }
    >
      <Text tone="muted">
        {formatMessage(m.claimsLead, {
          sequence: feed.sequence,
          time: formatWholeDate(feed.issuedAt, language, 'dateTime'),
        })}
      </Text>
      <Table
        caption={formatMessage(m.claims)}
        columns={[
          { key: 'claim', label: formatMessage(m.claim) },
          { key: 'found', label: formatMessage(m.found), align: 'end' },
          { key: 'rounded', label: formatMessage(m.rounded) },
        ]}
        rows={[row('servers'), row('countries')]}
      />
      <Heading level={3} size="h4">
        {formatMessage(m.verify)}
      </Heading>
      <Text tone="muted">{formatMessage(m.verifyText)}</Text>
      {verify}
      <Shell commands={feedCommands({ origin, key: feed.key })} />
    </ProofPart>
  );
}

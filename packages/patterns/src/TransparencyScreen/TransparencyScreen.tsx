import type { FeedProof, TransparencyFacts } from '@tern/domain';
import { Container, Heading, Sentences, Text } from '@tern/ui';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { AuditsPart } from './AuditsPart.tsx';
import { CanaryPart } from './CanaryPart.tsx';
import { ClaimsPart } from './ClaimsPart.tsx';
import { MachinesPart } from './MachinesPart.tsx';
import { OwnerPart } from './OwnerPart.tsx';
import { RequestsPart } from './RequestsPart.tsx';
import { SourcePart } from './SourcePart.tsx';
import { StoredPart } from './StoredPart.tsx';
import * as css from './TransparencyScreen.css.ts';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';

export interface TransparencyScreenProps {
  /** Proofs of the operator: a part that is not there is left out. */
  facts: TransparencyFacts;
  /** Proofs of the signed list of servers; null: there is none. */
  feed: FeedProof | null;
  /** Scheme and host of the site, for commands. */
  origin: string;
  /** Epoch milliseconds. */
  now: number;
  /** Verifies the list of servers in the browser: `VerifySteps`. */
  verifyFeed?: ReactNode;
  /** Verifies the canary in the browser. */
  verifyCanary?: ReactNode;
  /** `Breadcrumbs`. */
  breadcrumbs?: ReactElement | null;
}

/** Claims with what proves each (issue 39). Without a script only the buttons that verify are absent. */
export function TransparencyScreen({
  facts,
  feed,
  origin,
  now,
  verifyFeed,
  verifyCanary,
  breadcrumbs,
}: TransparencyScreenProps) {
  const { formatMessage } = useIntl();
  const { owner, audits, requests, canary, source } = facts;
  const isBare = !audits?.length && !requests?.length && !canary;
  return (
    <>
      <section className={css.top}>
        <Container>
          {breadcrumbs}
          <div className={css.head}>
            <Heading level={1} size="display">
              <Sentences text={formatMessage(m.title)} />
            </Heading>
            <Text size="lead">{formatMessage(isBare ? m.bareLead : m.lead)}</Text>
          </div>
        </Container>
      </section>
      <Container>
        {owner ? <OwnerPart owner={owner} /> : null}
        {audits?.length ? <AuditsPart audits={audits} /> : null}
        {requests?.length ? <RequestsPart requests={requests} /> : null}
        {canary ? <CanaryPart canary={canary} origin={origin} now={now} verify={verifyCanary} /> : null}
        {feed ? <ClaimsPart feed={feed} origin={origin} verify={verifyFeed} /> : null}
        {feed ? <MachinesPart feed={feed} /> : null}
        <StoredPart />
        {source ? <SourcePart source={source} /> : null}
      </Container>
    </>
  );
}

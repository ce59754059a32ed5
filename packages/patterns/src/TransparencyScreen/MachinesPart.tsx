import type { FeedProof } from '@tern/domain';
import { Link } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ProofPart } from './ProofPart.tsx';
import * as css from './TransparencyScreen.css.ts';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';

/** How many of the servers belong to the company. */
export function MachinesPart({ feed: { owned, rented, servers } }: { feed: FeedProof }) {
  const { formatMessage } = useIntl();
  return (
    <ProofPart
      id="machines"
      title={formatMessage(m.machines)}
      proofTitle={formatMessage(m.proof)}
      proof={
        <>
          <span>{formatMessage(m.machinesProof)}</span>
          <Link href="/vpn-server?machine=owned" className={css.link}>
            {formatMessage(m.machinesLink)}
          </Link>
        </>
      }
    >
      <svg
        role="img"
        aria-label={formatMessage(m.machinesBar, { owned: owned.servers, rented: rented.servers })}
        viewBox="0 0 100 12"
        preserveAspectRatio="none"
        className={css.bar}
        direction="ltr"
      >
        <rect width={(100 * owned.servers) / Math.max(1, servers)} height="12" className={css.barOwned} />
        <rect width="100" height="12" className={css.barGround} />
      </svg>
      <div className={css.figures}>
        <span>{formatMessage(m.owned, { ...owned })}</span>
        <span>{formatMessage(m.rented, { ...rented })}</span>
      </div>
    </ProofPart>
  );
}

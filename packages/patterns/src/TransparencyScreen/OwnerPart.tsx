import { brand, type TransparencyFacts } from '@tern/domain';
import type { Language } from '@tern/i18n';
import { Link, Text, Value } from '@tern/ui';
import { useIntl } from 'react-intl';
import { OwnText } from '../StatusScreen/textIn.tsx';
import { ProofPart } from './ProofPart.tsx';
import * as css from './TransparencyScreen.css.ts';
import { transparencyScreenMessages as m } from './transparencyScreen.messages.ts';
import { useDay } from './useDay.ts';

/** Who runs the site, with the entry in the register. */
export function OwnerPart({ owner }: { owner: NonNullable<TransparencyFacts['owner']> }) {
  const { formatMessage, locale } = useIntl();
  const day = useDay();
  return (
    <ProofPart
      id="owner"
      title={formatMessage(m.owner, { brand: brand.name })}
      proofTitle={formatMessage(m.proof)}
      proof={
        <>
          <span>{formatMessage(m.ownerProof, { date: day(owner.entry.on) })}</span>
          <Link href={owner.entry.file} download className={css.link}>
            {formatMessage(m.ownerLink)}
          </Link>
        </>
      }
    >
      <div className={css.entry}>
        <Text size="lead">
          <Value>{owner.name}</Value>
        </Text>
        <p className={css.detail}>
          <OwnText texts={owner.about} language={locale as Language} />
        </p>
      </div>
    </ProofPart>
  );
}

import { brand } from '@tern/domain';
import { Link } from '@tern/ui';
import { useIntl } from 'react-intl';
import { ForCustomer, soldMark } from '../ForCustomer/ForCustomer.tsx';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import { guaranteePath } from '../trial/trialPaths.ts';
import * as css from './PlanPicker.css.ts';
import { planPickerMessages as messages } from './planPicker.messages.ts';

/** For those who cannot choose yet. */
export function NotSure({ trial }: { trial: TrialOffer | null }) {
  const { formatMessage } = useIntl();
  const question = <span className={css.trialQuestion}>{formatMessage(messages.trialQuestion)}</span>;
  return (
    <>
      {trial ? (
        <p className={css.trial} {...soldMark('trial')}>
          {question}
          <Link href={trial.href}>{formatMessage(messages.trialLink, { days: trial.days })}</Link>
        </p>
      ) : null}
      <ForCustomer block {...(trial ? { next: 'return' } : { sold: 'plan' })}>
        <p className={css.trial}>
          {question}
          <Link href={guaranteePath}>
            {formatMessage(messages.guaranteeLink, { days: brand.claims.moneyBackDays })}
          </Link>
        </p>
      </ForCustomer>
    </>
  );
}

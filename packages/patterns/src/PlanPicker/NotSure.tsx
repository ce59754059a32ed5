import { brand } from '@tern/domain';
import { Link } from '@tern/ui';
import { useIntl } from 'react-intl';
import { soldMark } from '../ForCustomer/ForCustomer.tsx';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import { guaranteePath } from '../trial/trialPaths.ts';
import * as css from './PlanPicker.css.ts';
import { planPickerMessages as messages } from './planPicker.messages.ts';

/** For those who cannot choose yet. */
export function NotSure({ trial }: { trial: TrialOffer | null }) {
  const { formatMessage } = useIntl();
  return (
    <p className={css.trial} {...soldMark(trial ? 'trial' : 'plan')}>
      <span className={css.trialQuestion}>{formatMessage(messages.trialQuestion)}</span>
      {trial ? (
        <Link href={trial.href}>{formatMessage(messages.trialLink, { days: trial.days })}</Link>
      ) : (
        <Link href={guaranteePath}>
          {formatMessage(messages.guaranteeLink, { days: brand.claims.moneyBackDays })}
        </Link>
      )}
    </p>
  );
}

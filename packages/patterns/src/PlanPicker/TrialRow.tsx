import { brand } from '@tern/domain';
import { Button, Link } from '@tern/ui';
import { useIntl } from 'react-intl';
import { soldMark } from '../ForCustomer/ForCustomer.tsx';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import { guaranteePath } from '../trial/trialPaths.ts';
import { planPickerMessages as messages } from './planPicker.messages.ts';
import * as css from './TrialRow.css.ts';

/** For those who cannot choose yet: the free trial with its sums, or the guarantee. */
export function TrialRow({ trial }: { trial: TrialOffer | null }) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  if (!trial)
    return (
      <p className={css.guarantee} {...soldMark('plan')}>
        <span>{formatMessage(messages.trialQuestion)}</span>{' '}
        <Link href={guaranteePath}>
          {formatMessage(messages.guaranteeLink, { days: brand.claims.moneyBackDays })}
        </Link>
      </p>
    );
  const { days, plan, href } = trial;
  return (
    <div className={css.row} {...soldMark('trial')}>
      <svg viewBox="0 0 104 44" className={css.picture} aria-hidden="true">
        <path className={css.flight} d="M6 36C28 0 72 0 98 36" />
        <circle className={css.end} cx={6} cy={36} r={4.5} />
        <circle className={css.end} cx={98} cy={36} r={4.5} />
      </svg>
      <p>
        <strong className={css.title}>{formatMessage(messages.trialOr, { days })}</strong>{' '}
        {plan ? (
          <span>
            {formatMessage(messages.trialTerms, {
              days,
              today: words.money({ ...plan.total, amount: 0 }),
              renewal: words.every(plan),
            })}
          </span>
        ) : null}
      </p>
      <Button href={href} variant="outline">
        {formatMessage(messages.trialStart)}
      </Button>
    </div>
  );
}

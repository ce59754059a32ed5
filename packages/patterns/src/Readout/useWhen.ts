import { addInterval } from '@tern/domain';
import { formatWholeDate } from '@tern/i18n';
import { useIntl } from 'react-intl';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { readoutMessages } from './readout.messages.ts';

/**
 * When a plan that is bought now is charged again: the day of its quote, or “After 12 months” in shared HTML, which is older
 * than the visit. `now`: epoch milliseconds.
 */
export function useWhen(
  now: number | null,
): (plan: Pick<PlanView, 'intervalCount' | 'intervalUnit'>) => string {
  const { formatMessage } = useIntl();
  const { language } = usePlanWords();
  return ({ intervalCount: count, intervalUnit: unit }) =>
    now === null
      ? formatMessage(readoutMessages.after, { count, unit })
      : formatWholeDate(addInterval(new Date(now), count, unit).getTime(), language);
}

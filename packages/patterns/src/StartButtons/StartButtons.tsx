import { brand } from '@tern/domain';
import { Button } from '@tern/ui';
import { useIntl } from 'react-intl';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import { guaranteePath } from '../trial/trialPaths.ts';
import { startButtonsMessages as m } from './startButtons.messages.ts';

export interface StartButtonsProps {
  /** Null: the plans come first, and the second button names the money-back guarantee. */
  trial: TrialOffer | null;
  /** The words of the button that leads to the plans. */
  plans?: string;
}

/** The two ways to begin, at the head and the foot of a page: the free trial or the guarantee, and the plans. */
export function StartButtons({ trial, plans }: StartButtonsProps) {
  const { formatMessage } = useIntl();
  const plansButton = (
    <Button size="lg" variant={trial ? 'outline' : 'primary'} href="/pricing">
      {plans ?? formatMessage(m.plans)}
    </Button>
  );
  if (trial)
    return (
      <>
        <Button size="lg" href={trial.href}>
          {formatMessage(m.trial, { days: trial.days })}
        </Button>
        {plansButton}
      </>
    );
  return (
    <>
      {plansButton}
      <Button size="lg" variant="outline" href={guaranteePath}>
        {formatMessage(m.guarantee, { days: brand.claims.moneyBackDays })}
      </Button>
    </>
  );
}

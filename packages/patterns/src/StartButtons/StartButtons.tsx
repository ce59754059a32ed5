import { brand } from '@tern/domain';
import { Button } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ForCustomer } from '../ForCustomer/ForCustomer.tsx';
import type { TrialOffer } from '../trial/TrialOffer.ts';
import { guaranteePath } from '../trial/trialPaths.ts';
import { startButtonsMessages as m } from './startButtons.messages.ts';

export interface StartButtonsProps {
  /** Null: the plans come first, and the second button names the money-back guarantee. */
  trial: TrialOffer | null;
  /** The words of the button that starts the trial, where it says more than how long it is free. */
  trialWords?: ReactNode;
  /** The words of the button that leads to the plans, such as `PlansWords`. */
  plans?: ReactNode;
  /** At the foot of a page: the way to a plan, without what helps it most. */
  brief?: boolean;
}

/**
 * The two ways to begin, at the head and the foot of a page: the free trial or the guarantee, and the plans. Whoever has a
 * plan is led to it, and whoever had one back to the plans.
 */
export function StartButtons({ trial, trialWords, plans, brief }: StartButtonsProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ForCustomer next="start">
        {trial ? (
          <Button size="lg" href={trial.href}>
            {trialWords ?? formatMessage(m.trial, { days: trial.days })}
          </Button>
        ) : null}
        <Button size="lg" variant={trial ? 'outline' : 'primary'} href="/pricing">
          {plans ?? formatMessage(m.plans)}
        </Button>
      </ForCustomer>
      <ForCustomer next="return">
        <Button size="lg" href="/pricing">
          {formatMessage(m.return)}
        </Button>
      </ForCustomer>
      {trial ? null : (
        <ForCustomer sold="plan">
          <Button size="lg" variant="outline" href={guaranteePath}>
            {formatMessage(m.guarantee, { days: brand.claims.moneyBackDays })}
          </Button>
        </ForCustomer>
      )}
      <OwnerButtons brief={brief} />
    </>
  );
}

/** The ways of somebody who has a plan: to it, with what helps it most, and to the apps. */
export function OwnerButtons({ brief = false }: Pick<StartButtonsProps, 'brief'>) {
  const { formatMessage } = useIntl();
  return (
    <ForCustomer unsold="plan">
      <Button size="lg" href="/myAccount/subscriptions">
        {brief ? (
          formatMessage(m.use)
        ) : (
          <>
            <ForCustomer next="use">{formatMessage(m.use)}</ForCustomer>
            <ForCustomer next="keep">{formatMessage(m.keep)}</ForCustomer>
            <ForCustomer next="pay">{formatMessage(m.pay)}</ForCustomer>
          </>
        )}
      </Button>
      <Button size="lg" variant="outline" href="/download">
        {formatMessage(m.apps)}
      </Button>
    </ForCustomer>
  );
}

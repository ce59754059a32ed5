import { useIntl } from 'react-intl';
import { ForPrice } from '../ForCustomer/ForPrice.tsx';
import { startButtonsMessages as m } from './startButtons.messages.ts';

/** The words of a button that leads to the plans: whose price a person finds there. */
export function PlansWords({ usual }: { usual: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <ForPrice of="usual">{usual}</ForPrice>
      <ForPrice of="gift">{formatMessage(m.gift)}</ForPrice>
      <ForPrice of="student">{formatMessage(m.student)}</ForPrice>
    </>
  );
}

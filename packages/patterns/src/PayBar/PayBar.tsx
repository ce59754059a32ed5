import type { Money } from '@tern/domain';
import { Button, Ltr, StickyActionBar } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { PlanView } from '../PlanPicker/PlanView.ts';
import { usePlanWords } from '../planWords/usePlanWords.ts';
import { payBarMessages as messages } from './payBar.messages.ts';

export interface PayBarProps {
  plan: PlanView;
  /** The amount due today; the plan's own price by default. */
  total?: Money;
  /** Under the amount, in place of the plan's name. */
  note?: string;
  /** Leads to the checkout. */
  href?: string;
  /** One large button instead of the link, such as the submit of a form. */
  children?: ReactNode;
}

/**
 * The price and the next step, held at the bottom of a small screen. Last child of what it belongs to:
 * it sticks for as long as that is in view. Absent on wide screens.
 */
export function PayBar({ plan, total = plan.total, note, href, children }: PayBarProps) {
  const { formatMessage } = useIntl();
  const words = usePlanWords();
  const off = words.off(plan);
  return (
    <StickyActionBar
      figure={<Ltr>{words.money(total)}</Ltr>}
      note={
        note ?? (off ? formatMessage(messages.planOff, { plan: words.name(plan), off }) : words.name(plan))
      }
      action={
        children ??
        (href ? (
          <Button size="lg" href={href}>
            {formatMessage(messages.next)}
          </Button>
        ) : null)
      }
    />
  );
}

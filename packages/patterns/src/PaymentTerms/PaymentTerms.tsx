import * as css from './PaymentTerms.css.ts';
import { type PaymentTermsView, usePaymentTerms } from './usePaymentTerms.ts';

export interface PaymentTermsProps extends PaymentTermsView {
  /** For the button that it describes. */
  id?: string;
}

/** Beside the button that pays: what is paid today, whether and when it renews, for how much, and how to cancel. */
export function PaymentTerms({ id, ...view }: PaymentTermsProps) {
  const [charge, ...rest] = usePaymentTerms().before(view);
  return (
    <div id={id} className={css.terms}>
      <p className={css.charge}>{charge}</p>
      {rest.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  );
}

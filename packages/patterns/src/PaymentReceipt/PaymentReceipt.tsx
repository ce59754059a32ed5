import { Button, Notice, Skeleton, VisuallyHidden } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { BackLink } from '../forms/BackLink.tsx';
import * as css from './PaymentReceipt.css.ts';
import { paymentReceiptMessages as m } from './paymentReceipt.messages.ts';
import { type PaymentReceiptView, ReceiptSheet, type ReceiptSheetProps } from './ReceiptSheet.tsx';

export type PaymentReceiptProps = {
  /** Where the list of payments is. */
  backHref: string;
  headingLevel?: 1 | 2;
} & (
  | { status: 'loading' }
  | { status: 'missing' }
  | { status: 'error'; onRetry: () => void }
  | {
      status?: 'ready';
      receipt: PaymentReceiptView;
      seller: ReceiptSheetProps['seller'];
      /** The address of the account. */
      email: string;
      onPrint: () => void;
      /** The files of the payment, such as `InvoiceFiles`. */
      files?: ReactNode;
    }
);

/** One payment on one sheet, to print or to keep (spec section 2, account). */
export function PaymentReceipt(props: PaymentReceiptProps) {
  const { formatMessage } = useIntl();
  const { backHref } = props;
  return (
    <div data-sheet="" className={css.page} aria-busy={props.status === 'loading' || undefined}>
      <div className={css.tools}>
        <BackLink href={backHref}>{formatMessage(m.back)}</BackLink>
        {'receipt' in props ? (
          <div className={css.actions}>
            {props.files}
            <Button variant="outline" size="sm" onClick={props.onPrint}>
              {formatMessage(m.print)}
            </Button>
          </div>
        ) : null}
      </div>
      {props.status === 'loading' ? (
        <div className={css.sheet}>
          <VisuallyHidden>
            <span role="status">{formatMessage(m.loading)}</span>
          </VisuallyHidden>
          <Skeleton width="half" height="title" />
          <Skeleton height="block" />
        </div>
      ) : props.status === 'missing' ? (
        <Notice tone="data">{formatMessage(m.missing)}</Notice>
      ) : props.status === 'error' ? (
        <>
          <Notice tone="danger" live>
            {formatMessage(m.loadFailed)}
          </Notice>
          <div>
            <Button variant="outline" onClick={props.onRetry}>
              {formatMessage(m.retry)}
            </Button>
          </div>
        </>
      ) : (
        <ReceiptSheet {...props} />
      )}
    </div>
  );
}

import { formatWholeDate, type Language } from '@tern/i18n';
import { Button, Link } from '@tern/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFailure } from '../forms/useFailure.ts';
import { invoiceFilesMessages } from '../InvoiceFiles/invoiceFiles.messages.ts';
import * as css from './SubscriptionList.css.ts';
import { subscriptionListMessages as m } from './subscriptionList.messages.ts';

export interface PaymentPapersProps {
  /** ISO 8601. */
  date: string;
  receiptHref?: string | undefined;
  /** Resolves with false when the file did not come. */
  onPdf?: (() => Promise<boolean>) | undefined;
  /** Receives the error sentence, to show it as a toast. Without it the error is shown here. */
  onFailed?: ((sentence: string) => void) | undefined;
}

/** The receipt of a payment, and its invoice as a file. */
export function PaymentPapers({ date, receiptHref, onPdf, onFailed }: PaymentPapersProps) {
  const { formatMessage, locale } = useIntl();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const sentence = formatMessage(invoiceFilesMessages.failed);
  const shown = useFailure(failed, sentence, onFailed);
  const day = formatWholeDate(date, locale as Language, 'medium');
  const save = async () => {
    setBusy(true);
    setFailed(false);
    setFailed(!(await onPdf?.().catch(() => false)));
    setBusy(false);
  };
  return (
    <span className={css.papers}>
      {receiptHref ? (
        <Link href={receiptHref} aria-label={formatMessage(m.receiptOf, { date: day })}>
          {formatMessage(m.receipt)}
        </Link>
      ) : null}
      {onPdf ? (
        <Button
          variant="quiet"
          size="sm"
          busy={busy}
          aria-label={formatMessage(m.pdfOf, { date: day })}
          onClick={() => void save()}
        >
          {formatMessage(m.pdf)}
        </Button>
      ) : null}
      {shown ? <span role="alert">{sentence}</span> : null}
    </span>
  );
}

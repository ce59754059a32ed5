import { Button, Notice } from '@tern/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useFailure } from '../forms/useFailure.ts';
import * as css from './InvoiceFiles.css.ts';
import { invoiceFilesMessages as m } from './invoiceFiles.messages.ts';

export interface InvoiceFile {
  number: string;
  kind: 'invoice' | 'credit_note';
}

export interface InvoiceFilesProps {
  files: readonly InvoiceFile[];
  /** Hands the file to the browser; resolves with false when it did not come. */
  onSave: (number: string) => Promise<boolean>;
  /** Receives the error sentence, to show it as a toast. Without it the error is shown here. */
  onFailed?: (sentence: string) => void;
}

/** The invoice of a payment and the credit notes of its refunds, each as a file (spec section 2, account). */
export function InvoiceFiles({ files, onSave, onFailed }: InvoiceFilesProps) {
  const { formatMessage } = useIntl();
  const [busy, setBusy] = useState<string>();
  const [failed, setFailed] = useState(false);
  const shown = useFailure(failed, formatMessage(m.failed), onFailed);
  const save = async (number: string) => {
    setBusy(number);
    setFailed(false);
    setFailed(!(await onSave(number)));
    setBusy(undefined);
  };
  return (
    <div className={css.files}>
      {files.map(({ number, kind }) => (
        <Button
          key={number}
          variant="outline"
          size="sm"
          busy={busy === number}
          onClick={() => void save(number)}
        >
          {formatMessage(kind === 'invoice' ? m.invoice : m.creditNote, { number })}
        </Button>
      ))}
      {shown ? (
        <Notice tone="danger" live>
          {formatMessage(m.failed)}
        </Notice>
      ) : null}
    </div>
  );
}

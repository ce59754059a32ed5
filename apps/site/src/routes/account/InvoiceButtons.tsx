import type { Language } from '@tern/domain';
import { InvoiceFiles } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useSite } from '../../app/SiteContext.tsx';
import { useStore, useStores } from '../../app/stores.tsx';
import { failuresStore } from './failures.store.ts';
import { createInvoicesStore } from './invoices.store.ts';

/** The files of one payment, by the number of its receipt. */
export function InvoiceButtons({ receipt }: { receipt: string }) {
  const { api } = useStores();
  const { language } = useSite();
  const failures = useStore(failuresStore);
  const [store] = useState(() => createInvoicesStore(api));
  const { invoices } = useSnapshot(store.state);
  useEffect(() => void store.loadInvoices(), [store]);
  const files = invoices.filter((invoice) => invoice.receipt === receipt).reverse();
  return files.length > 0 ? (
    <InvoiceFiles
      files={files}
      onSave={(number) => store.savePdf(number, language as Language)}
      onFailed={failures.tell}
    />
  ) : null;
}

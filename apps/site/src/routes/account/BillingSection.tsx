import { BillingDetails } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useStores } from '../../app/stores.tsx';
import { createInvoicesStore } from './invoices.store.ts';

/** The buyer's details on invoices. Nothing is shown until it is known: an empty form would overwrite it. */
export function BillingSection() {
  const { api } = useStores();
  const [store] = useState(() => createInvoicesStore(api));
  const { billing, busy, saved, error } = useSnapshot(store.state);
  useEffect(() => void store.loadBilling(), [store]);
  return billing ? (
    <BillingDetails
      values={billing}
      onSave={(values) => void store.saveBilling(values)}
      busy={busy}
      saved={saved}
      error={error ?? undefined}
    />
  ) : null;
}

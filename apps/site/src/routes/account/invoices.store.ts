import { billingDetails, billingDetailsSave, type Invoice, invoiceList, invoicePdf } from '@tern/contract';
import type { Language } from '@tern/domain';
import type { BillingValues } from '@tern/patterns';
import { proxy } from 'valtio';
import { type Api, errorNameOf } from '../../api/createApi.ts';
import { saveFile } from './saveFile.ts';

export interface InvoicesState {
  invoices: Invoice[];
  /** Null until they are known. */
  billing: BillingValues | null;
  busy: boolean;
  saved: boolean;
  error: 'rate_limited' | 'vat_id_unknown' | 'unknown' | null;
}

/** The person's invoices, and what they say of the buyer. */
export function createInvoicesStore(api: Pick<Api, 'send'>) {
  const state = proxy<InvoicesState>({
    invoices: [],
    billing: null,
    busy: false,
    saved: false,
    error: null,
  });
  return {
    state,
    async loadInvoices(): Promise<void> {
      // Without them a payment has its receipt to print, and no file.
      state.invoices = (await api.send(invoiceList, {}).catch(() => ({ invoices: [] }))).invoices;
    },
    async loadBilling(): Promise<void> {
      try {
        const { vat_id: vatId, ...rest } = await api.send(billingDetails, {});
        state.billing = { ...rest, vatId };
      } catch {
        state.billing = null;
      }
    },
    async saveBilling({ vatId, ...rest }: BillingValues): Promise<void> {
      if (state.busy) return;
      Object.assign(state, { busy: true, saved: false, error: null });
      try {
        await api.send(billingDetailsSave, { ...rest, vat_id: vatId });
        state.saved = true;
      } catch (error) {
        const name = errorNameOf(error);
        state.error = name === 'rate_limited' || name === 'vat_id_unknown' ? name : 'unknown';
      } finally {
        state.busy = false;
      }
    },
    /** Hands the file to the browser; false: it did not come. */
    async savePdf(number: string, language: Language): Promise<boolean> {
      try {
        const { file_name, pdf } = await api.send(invoicePdf, { number, language });
        const bytes = Uint8Array.from(atob(pdf), (char) => char.charCodeAt(0));
        saveFile(file_name, bytes, 'application/pdf');
        return true;
      } catch {
        return false;
      }
    },
  };
}

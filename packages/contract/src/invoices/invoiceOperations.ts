import { billingDetails } from './billingDetails.ts';
import { billingDetailsSave } from './billingDetailsSave.ts';
import { invoiceList } from './invoiceList.ts';
import { invoicePdf } from './invoicePdf.ts';

/** Apart from `operations`, which every page that runs in the browser loads: the account imports those that it calls. */
export const invoiceOperations = { billingDetails, billingDetailsSave, invoiceList, invoicePdf } as const;

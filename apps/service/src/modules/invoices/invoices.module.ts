import { billingDetails } from './billingDetails.ts';
import { billingDetailsSave } from './billingDetailsSave.ts';
import { invoiceList } from './invoiceList.ts';
import { invoicePdf } from './invoicePdf.ts';

export const invoiceHandlers = [billingDetails, billingDetailsSave, invoiceList, invoicePdf];

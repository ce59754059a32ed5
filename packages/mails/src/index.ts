export { categoryOfMail } from './categoryOfMail.ts';
export { type InvoiceBuyer, type InvoiceFacts, type InvoiceSheet, invoiceSheet } from './invoiceSheet.ts';
export type { Say } from './MailParts.ts';
export { type EmailChangePageState, renderEmailChangePage } from './renderEmailChangePage.ts';
export { type InstrumentPageState, renderInstrumentPage } from './renderInstrumentPage.ts';
export { type RenderedMail, renderMail } from './renderMail.ts';
export { type MailStopPageState, renderMailStopPage } from './renderMailStopPage.ts';
export { type RenewalPageState, renderRenewalPage, renewalPageStyle } from './renderRenewalPage.ts';
export type { ActFacts, PlanNote, TemplateData, TrialMail } from './TemplateData.ts';

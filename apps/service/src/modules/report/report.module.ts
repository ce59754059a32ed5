import { contactUs } from './contactUs.ts';

export const reportHandlers = [contactUs];
export { policyReports, policyReportsPerVisitor } from './policyReports.ts';

import { contactUs } from './contactUs.ts';

export const reportHandlers = [contactUs];
export { policyReports } from './policyReports.ts';

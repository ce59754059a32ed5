import { partnerApply } from './partnerApply.ts';
import { partnerClick } from './partnerClick.ts';
import { partnerReport } from './partnerReport.ts';

export { dropOldApplications } from './dropOldApplications.ts';
export { judgeSales } from './judgeSales.ts';
export { sendConversions } from './sendConversions.ts';

export const partnerHandlers = [partnerApply, partnerClick, partnerReport];

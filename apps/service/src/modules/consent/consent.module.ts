import { consentRecord } from './consentRecord.ts';

export const consentHandlers = [consentRecord];

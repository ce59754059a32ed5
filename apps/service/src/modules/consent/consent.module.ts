import { consentRecord } from './consentRecord.ts';

export { sumChoices } from './consent.repo.ts';

export const consentHandlers = [consentRecord];

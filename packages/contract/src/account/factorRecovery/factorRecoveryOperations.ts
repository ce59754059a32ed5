import { factorRecoveryRequest } from './factorRecoveryRequest.ts';
import { factorRecoveryStop } from './factorRecoveryStop.ts';

/** The way of somebody who has lost the second factor. Apart from `operations`, which every page that runs in the browser loads. */
export const factorRecoveryOperations = { factorRecoveryRequest, factorRecoveryStop } as const;

/** Not a JSON operation: the page that the mails about it link to, with `?token=…`; it posts a form to itself. */
export const factorRecoveryPagePath = '/api/mms/account/v1/web/second_factor/recovery';

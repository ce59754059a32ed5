import { inviteMy } from './inviteMy.ts';
import { studentConfirm } from './studentConfirm.ts';
import { studentFinish } from './studentFinish.ts';
import { studentMy } from './studentMy.ts';
import { studentRequest } from './studentRequest.ts';
import { studentStart } from './studentStart.ts';

/**
 * The calls of the programmes (spec section 2). Apart from `operations`, which every page that runs in the browser
 * loads: a page of a programme imports the one that it calls.
 */
export const programmeOperations = {
  inviteMy,
  studentMy,
  studentRequest,
  studentConfirm,
  studentStart,
  studentFinish,
} as const;

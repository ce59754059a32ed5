import { inviteMy } from './inviteMy.ts';

/**
 * The calls of the programmes (spec section 2). Apart from `operations`, which every page that runs in the browser
 * loads: a page of a programme imports the one that it calls.
 */
export const programmeOperations = { inviteMy } as const;

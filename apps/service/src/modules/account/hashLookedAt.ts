import { hashToken } from './tokens.ts';

/** Apart from the codes of addresses: those open nothing by themselves, and these cannot be looked at again. */
export const hashLookedAt = (code: string): string => hashToken(`looked at ${code}`);

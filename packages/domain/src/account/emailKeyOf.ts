import { normalizeKey } from '../input/normalizeInput.ts';

/** The key of an address: two with the same key are one. */
export const emailKeyOf = (email: string): string => normalizeKey(email).toLowerCase();

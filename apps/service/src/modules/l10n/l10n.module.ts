import { prices } from './prices.ts';

export const l10nHandlers = [prices];

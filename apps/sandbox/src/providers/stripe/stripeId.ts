import { randomBytes } from 'node:crypto';

export const stripeId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;

import { randomBytes } from 'node:crypto';

export const randomId = (prefix: string, bytes = 10) => `${prefix}${randomBytes(bytes).toString('hex')}`;

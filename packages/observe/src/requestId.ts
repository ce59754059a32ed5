import { randomUUID } from 'node:crypto';

/** Names one request in responses and logs, and in the calls it causes. */
export const requestIdHeader = 'x-request-id';

const wellFormed = /^[\w.:-]{8,64}$/;

/** Whether a text may stand in logs and headers as the id of a request. */
export const isRequestId = (text: unknown): text is string =>
  typeof text === 'string' && wellFormed.test(text);

export const newRequestId = (): string => randomUUID();

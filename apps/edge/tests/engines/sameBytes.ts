import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './engines.ts';

const packers: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The body as it was before it was compressed. */
export const plainBody = ({ headers, body }: Answer): Buffer =>
  body.length > 0 ? (packers[headers['content-encoding'] ?? '']?.(body) ?? body) : body;

/** Headers of one connection, or of the time. */
const ofTheMoment = new Set([
  'connection',
  'date',
  'keep-alive',
  'transfer-encoding',
  'server-timing',
  'x-request-id',
]);

/** The response without what two engines may differ in: how well they compress, and the clock. */
export function comparable(answer: Answer) {
  const kept = Object.entries(answer.headers).filter(
    ([name]) => !ofTheMoment.has(name) && !(name === 'content-length' && answer.headers['content-encoding']),
  );
  // An empty body has a length or has none.
  const headers = Object.fromEntries(
    kept.filter(([name, value]) => name !== 'content-length' || value !== '0'),
  );
  return { status: answer.status, headers, body: plainBody(answer).toString('latin1') };
}

import { type EdgeRequest, type EdgeResponse, plainResponse } from '../http/respond.ts';

const text = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
const refusals = {
  elsewhere: [403, 'This form was sent from another site.'],
  noForm: [415, 'This is not a form.'],
  tooLong: [413, 'This form is too long. Go back: what you typed is still there.'],
  busy: [503, 'Too many forms arrive from your network right now. Go back and send it again in a moment.'],
} as const;

export function refuse(reason: keyof typeof refusals): EdgeResponse {
  const [status, words] = refusals[reason];
  return plainResponse(status, { ...text, ...(reason === 'busy' && { 'retry-after': '5' }) }, `${words}\n`);
}

/** A page of another site must not send forms in a visitor's name. Browsers without scripts say where one is from. */
function isFromElsewhere({ headers }: EdgeRequest, publicOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin, host } = headers;
  return typeof origin === 'string' && origin !== publicOrigin && origin.replace(/^https?:\/\//, '') !== host;
}

/** The fields of a form of ours, or why it is refused. `isAllowed`: whether one more may be read now. */
export async function readForm(
  request: EdgeRequest,
  options: { publicOrigin: string; maxBytes: number; isAllowed?: (request: EdgeRequest) => boolean },
): Promise<{ fields: URLSearchParams } | { refusal: EdgeResponse }> {
  const { publicOrigin, maxBytes, isAllowed } = options;
  if (isFromElsewhere(request, publicOrigin)) return { refusal: refuse('elsewhere') };
  if (!/^application\/x-www-form-urlencoded\b/i.test(String(request.headers['content-type'])))
    return { refusal: refuse('noForm') };
  if (isAllowed && !isAllowed(request)) return { refusal: refuse('busy') };
  const body = (await request.body?.(maxBytes)) ?? null;
  return body === null ? { refusal: refuse('tooLong') } : { fields: new URLSearchParams(body) };
}

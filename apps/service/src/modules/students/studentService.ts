import * as v from 'valibot';
import type { StudentServiceConfig } from './studentsConfig.ts';

/** ms to wait for the service. */
const longest = 10_000;

const verified = v.object({
  status: v.picklist(['verified', 'refused']),
  state: v.string(),
  /** The same person at every verification. */
  subject: v.pipe(v.string(), v.minLength(1), v.maxLength(256)),
});

/** The page of the service that a person is sent to. It comes back to `returnUrl` with `state` and `token`. */
export function verificationPage(
  { origin, clientId }: StudentServiceConfig,
  { state, returnUrl }: { state: string; returnUrl: string },
): string {
  return `${origin}/verify?${new URLSearchParams({ client_id: clientId, state, redirect_uri: returnUrl })}`;
}

/**
 * Asks the service what a token says, once: nothing is taken from the address that the browser came back with. Null: it
 * refuses, or the token belongs to another verification. Throws where the service is away.
 */
export async function subjectOf(
  { origin, clientId, secret }: StudentServiceConfig,
  { state, token }: { state: string; token: string },
): Promise<string | null> {
  const response = await fetch(`${origin}/api/verifications`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
    },
    body: JSON.stringify({ token }),
    signal: AbortSignal.timeout(longest),
  });
  if (response.status === 404) return null;
  if (!response.ok) throw new Error(`The student service responds ${response.status}.`);
  const said = v.parse(verified, await response.json());
  return said.status === 'verified' && said.state === state ? said.subject : null;
}

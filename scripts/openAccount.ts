import { randomUUID } from 'node:crypto';
import { type InputOf, type OperationName, type OutputOf, operations } from '@tern/contract';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Opens an account at a product in test mode. Returns its session, as the value of a `Cookie` header and as a token. */
export async function openAccount(
  origin: string,
  email = `lighthouse.${randomUUID().slice(0, 8)}@example.com`,
): Promise<{ cookie: string; token: string }> {
  async function call<Name extends OperationName>(
    name: Name,
    input: InputOf<(typeof operations)[Name]>,
  ): Promise<{ data: OutputOf<(typeof operations)[Name]>; cookie: string }> {
    const { method, path } = operations[name];
    const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
    const response = await fetch(`${origin}${path}${query}`, {
      method,
      headers: { origin, 'x-app-type': '501', 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify(input) }),
    });
    const { code, message, data } = (await response.json()) as {
      code: number;
      message: string;
      data: OutputOf<(typeof operations)[Name]>;
    };
    if (code !== 200) throw new Error(`${name}: ${code} ${message}`);
    const cookie = response.headers.getSetCookie().map((each) => each.replace(/;.*/, ''));
    return { data, cookie: cookie.join('; ') };
  }

  const { data: asked } = await call('botChallenge', { action: 'signup' });
  let recasign: string | undefined;
  if (asked.kind === 'altcha') {
    const solution = await solveChallenge({ challenge: asked.challenge as never, deriveKey });
    if (!solution) throw new Error('The bot check was not solved.');
    const challenge = { ...asked.challenge, signature: asked.challenge.signature ?? '' };
    ({
      data: { recasign },
    } = await call('botAltcha', { action: 'signup', challenge, solution }));
  }
  const { cookie, data } = await call('anonymousSignup', { email, ...(recasign && { recasign }) });
  return { cookie, token: data.token };
}

import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import {
  type Envelope,
  type InputOf,
  isSuccess,
  type OperationName,
  type OutputOf,
  operations,
} from '@tern/contract';
import { appTypeName } from '@tern/domain';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { openAccount } from './openAccount.ts';

/**
 * Signs in as an app, so that the device list has something to show: registers itself, reports that it is in
 * use until its session ends, and hands over to the website.
 */
const usage = `pnpm device --email you@example.com --password … [options]

  --new                opens the account first, at a product in test mode
  --app 401            code of the app type table: 1 iOS, 101 Android, 108 Android TV, 301 Chrome, 401 Windows
  --name "Laptop"      what the device calls itself
  --installation x     identifier of the installation; another one is another device
  --origin http://…    where the product runs (http://localhost:3000)
  --once               signs in, reports once and ends
  --handover /path     prints an address that opens the website signed in, once, within 60 seconds`;

const { values } = parseArgs({
  options: {
    email: { type: 'string' },
    password: { type: 'string' },
    app: { type: 'string', default: '401' },
    name: { type: 'string' },
    installation: { type: 'string', default: randomUUID() },
    origin: { type: 'string', default: `http://localhost:${process.env.PORT ?? 3000}` },
    new: { type: 'boolean', default: false },
    once: { type: 'boolean', default: false },
    handover: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

class Refused extends Error {}

async function call<Name extends OperationName>(
  name: Name,
  input: InputOf<(typeof operations)[Name]>,
  token?: string,
): Promise<OutputOf<(typeof operations)[Name]>> {
  const { method, path } = operations[name];
  const query = method === 'GET' ? `?${new URLSearchParams(input as Record<string, string>)}` : '';
  const response = await fetch(`${values.origin}${path}${query}`, {
    method,
    headers: {
      'x-app-type': values.app,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  const envelope = (await response.json()) as Envelope<OutputOf<(typeof operations)[Name]>>;
  if (!isSuccess(envelope)) throw new Refused(`${name}: ${envelope.code} ${envelope.message}`);
  return envelope.data;
}

/** As the site does: a proof of work where the service requires one. */
async function passBotCheck(): Promise<string | undefined> {
  const asked = await call('botChallenge', { action: 'login' });
  if (asked.kind === 'none') return undefined;
  if (asked.kind !== 'altcha') throw new Refused('The service asks for reCAPTCHA, which needs a browser.');
  const solution = await solveChallenge({ challenge: asked.challenge as never, deriveKey });
  if (!solution) throw new Refused('The bot check was not solved.');
  const challenge = { ...asked.challenge, signature: asked.challenge.signature ?? '' };
  return (await call('botAltcha', { action: 'login', challenge, solution })).recasign;
}

async function newAccount(email: string, password: string): Promise<void> {
  const { token } = await openAccount(values.origin, email);
  await call('setPassword', { password }, token);
}

async function main(): Promise<void> {
  const { email, password, name, installation, handover, once } = values;
  if (values.help || !email || !password) {
    console.log(usage);
    process.exitCode = values.help ? 0 : 1;
    return;
  }
  if (values.new) await newAccount(email, password);
  const recasign = await passBotCheck();
  const { token, device } = await call('deviceLogin', {
    username: email,
    password,
    installation,
    ...(name && { name }),
    ...(recasign && { recasign }),
  });
  const app = appTypeName(device.app_type) ?? 'Other app';
  console.log(`signed in as ${app}${device.name ? ` (${device.name})` : ''}, device ${device.user_id}`);
  if (handover !== undefined) {
    const { url, expires_in } = await call('handoverCreate', { redirect: handover }, token);
    console.log(`opens the website signed in, once, for ${expires_in} seconds:\n${url}`);
  }
  for (;;) {
    const seen = await call('deviceReport', {}, token);
    console.log(`reported at ${seen.last_seen_at}`);
    if (once) return;
    await new Promise((done) => setTimeout(done, 60_000));
  }
}

main().catch((error: Error) => {
  console.error(error instanceof Refused ? error.message : error);
  process.exitCode = 1;
});

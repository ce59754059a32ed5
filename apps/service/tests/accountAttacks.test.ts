import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { allOperations } from '@tern/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticatorApp } from './authenticatorApp.ts';
import { elsewhere } from './elsewhere.ts';
import { type Quirks, softAuthenticator } from './softAuthenticator.ts';
import { type Started, samplePassword, startService } from './startService.ts';

/** Runs every cell of the table in docs/account.md: what holds an attack on an operation of the account. */
const document = readFileSync(resolve(import.meta.dirname, '../../../docs/account.md'), 'utf8');
const [heads = [], , ...rows] = [...document.matchAll(/^\| (.+) \|$/gm)].map(([, cells = '']) =>
  cells.split(' | ').map((cell) => cell.replaceAll('`', '').trim()),
);

let tern: Started;
beforeAll(async () => {
  tern = await startService();
});
afterAll(() => tern.close());

let count = 0;

/** An account with password, passkey and, unless it says so, a second factor. */
async function account({ isGuarded = true } = {}) {
  const person = await tern.customer();
  const inSession = () => ({ token: person.token, ...elsewhere() });
  const key = softAuthenticator('http://shop.test');
  const shown = { password: samplePassword };
  const { options } = (await tern.call('passkeyAddOptions', shown, inSession())).data;
  const { passkey_id: passkeyId } = (await tern.call('passkeyAdd', key.make(options), inSession())).data;
  const one = { ...person, key, passkeyId, inSession };
  if (!isGuarded) return { ...one, usedCode: '', nextCode: () => '' };
  const { secret } = (await tern.call('secondFactorSetUp', shown, inSession())).data;
  const app = authenticatorApp(tern.clock, secret);
  const usedCode = app.code();
  (await tern.call('secondFactorConfirm', { code: usedCode }, inSession())).data;
  return { ...one, usedCode, nextCode: app.next };
}
type Account = Awaited<ReturnType<typeof account>>;

const confirmOptions = async ({ token }: Pick<Account, 'token'>) =>
  (await tern.call('passkeyConfirmOptions', {}, { token, ...elsewhere() })).data.options;
const loginOptions = async () => (await tern.call('passkeyLoginOptions', {}, elsewhere())).data.options;

interface Shown {
  password?: string;
  code?: string;
  passkey?: ReturnType<Account['key']['use']>;
}
type Caller = ReturnType<typeof elsewhere> & { token?: string };
type Answer = Awaited<ReturnType<Started['call']>>;

interface Operation {
  attempt(one: Account, shown: Shown, caller: Caller): Promise<Answer>;
  takes: readonly (keyof Shown)[];
  /** Opens a session, so that a stolen one is nothing. */
  signsIn?: true;
  /** Of an account with none. */
  isGuarded?: false;
  /** The account has a passkey alone. */
  isWithoutPassword?: true;
}

const everything = ['password', 'code', 'passkey'] as const;
const operations: Record<string, Operation> = {
  login: {
    async attempt({ email }, { password = '', code }, caller) {
      const first = await tern.call('login', { username: email, password }, caller);
      const { ticket } = first.status === 200 ? {} : first.failure.data;
      return ticket && code ? tern.call('loginSecondStep', { ticket, code }, caller) : first;
    },
    takes: ['password', 'code'],
    signsIn: true,
  },
  deviceLogin: {
    attempt: ({ email }, { password = '', code }, { headers }) =>
      tern.call(
        'deviceLogin',
        { username: email, password, code, installation: 'installation-1' },
        { headers: { ...headers, 'x-app-type': '401' } },
      ),
    takes: ['password', 'code'],
    signsIn: true,
  },
  passkeyLogin: {
    attempt: (_, { passkey }, caller) => tern.call('passkeyLogin', passkey as never, caller),
    takes: ['passkey'],
    signsIn: true,
  },
  setPassword: {
    attempt: (_, { passkey }, caller) =>
      tern.call('setPassword', { password: 'Sea-swallow8', passkey }, caller),
    takes: ['passkey'],
    isWithoutPassword: true,
  },
  changePassword: {
    attempt: (_, { password = 'Not-the-one1' }, caller) =>
      tern.call('changePassword', { current_password: password, new_password: 'Sea-swallow8' }, caller),
    takes: ['password'],
  },
  passkeyAddOptions: {
    attempt: (_, shown, caller) => tern.call('passkeyAddOptions', shown, caller),
    takes: everything,
  },
  passkeyRemove: {
    attempt: ({ passkeyId }, shown, caller) =>
      tern.call('passkeyRemove', { passkey_id: passkeyId, ...shown }, caller),
    takes: everything,
  },
  secondFactorSetUp: {
    attempt: (_, shown, caller) => tern.call('secondFactorSetUp', shown, caller),
    takes: ['password', 'passkey'],
    isGuarded: false,
  },
  secondFactorRemove: {
    attempt: (_, shown, caller) => tern.call('secondFactorRemove', shown, caller),
    takes: everything,
  },
  recoveryCodesRenew: {
    attempt: (_, { code, passkey }, caller) => tern.call('recoveryCodesRenew', { code, passkey }, caller),
    takes: ['code', 'passkey'],
  },
  emailChangeRequest: {
    attempt: (_, shown, caller) => {
      count += 1;
      return tern.call('emailChangeRequest', { email: `moved${count}@mail.test`, ...shown }, caller);
    },
    takes: everything,
  },
  accountDelete: {
    attempt: (_, shown, caller) => tern.call('accountDelete', shown, caller),
    takes: everything,
  },
};

const password = samplePassword;
const outcome = (answer: Answer) => (answer.status === 200 ? 'done' : answer.failure.data.error);
const callerOf = ({ signsIn }: Operation, one: Account): Caller => (signsIn ? elsewhere() : one.inSession());
const signature = async ({ signsIn }: Operation, one: Account, quirks: Quirks = {}) =>
  one.key.use(signsIn ? await loginOptions() : await confirmOptions(one), quirks);

/** A new password, as whoever reads the mailbox sets it. */
async function resetByMail(email: string): Promise<string> {
  (await tern.call('verificationRequest', { email, purpose: 'reset_password' }, elsewhere())).data;
  await tern.service.runBackground();
  const code = (await tern.mailData<{ code: string }>(email, 'resetCode'))?.code ?? '';
  const { ticket } = (await tern.call('verificationValidate', { email, code }, elsewhere())).data;
  const reset = { ticket, password: 'Fresh-wind5', confirm_password: 'Fresh-wind5' };
  (await tern.call('resetPassword', reset, elsewhere())).data;
  return reset.password;
}

interface Attack {
  /** An operation that does not take it cannot be attacked so. */
  needs?: keyof Shown;
  run(operation: Operation, one: Account): Promise<string>;
}
const attacks: Record<string, Attack> = {
  session: {
    run: async (operation, one) => outcome(await operation.attempt(one, {}, one.inSession())),
  },
  password: {
    needs: 'password',
    run: async (operation, one) => outcome(await operation.attempt(one, { password }, elsewhere())),
  },
  mailbox: {
    needs: 'password',
    async run(operation, one) {
      // Of an address that was only claimed the owner would take the factor off.
      await tern.confirm(one);
      const shown = { password: await resetByMail(one.email) };
      return outcome(await operation.attempt(one, shown, callerOf(operation, one)));
    },
  },
  'session and password': {
    needs: 'password',
    run: async (operation, one) => outcome(await operation.attempt(one, { password }, one.inSession())),
  },
  'used code': {
    needs: 'code',
    run: async (operation, one) =>
      outcome(await operation.attempt(one, { password, code: one.usedCode }, callerOf(operation, one))),
  },
  'guessed codes': {
    needs: 'code',
    async run(operation, one) {
      const caller = callerOf(operation, one);
      for (let guesses = 0; guesses < 5; guesses += 1)
        expect(outcome(await operation.attempt(one, { password, code: 'AAAAA-AAAAA' }, caller))).toBe(
          'verification_failed',
        );
      return outcome(await operation.attempt(one, { password, code: one.nextCode() }, caller));
    },
  },
  'one code twice at once': {
    needs: 'code',
    async run(operation, one) {
      const code = one.nextCode();
      const both = await Promise.all(
        [1, 2].map(() => operation.attempt(one, { password, code }, callerOf(operation, one))),
      );
      const outcomes = both.map(outcome);
      expect(outcomes.filter((each) => each === 'done')).toHaveLength(1);
      return outcomes.find((each) => each !== 'done') ?? '';
    },
  },
  'used signature': {
    needs: 'passkey',
    async run(operation, one) {
      const passkey = await signature(operation, one);
      const first = operation.signsIn
        ? await operation.attempt(one, { passkey }, elsewhere())
        : await tern.call('passkeyAddOptions', { passkey }, one.inSession());
      expect(outcome(first)).toBe('done');
      return outcome(await operation.attempt(one, { passkey }, callerOf(operation, one)));
    },
  },
  'signature of another origin': {
    needs: 'passkey',
    async run(operation, one) {
      const passkey = await signature(operation, one, { origin: 'https://tern.evil.example' });
      return outcome(await operation.attempt(one, { passkey }, callerOf(operation, one)));
    },
  },
  'copied authenticator': {
    needs: 'passkey',
    async run(operation, one) {
      const owners = one.key.use(await loginOptions(), { counter: 5 });
      expect(outcome(await tern.call('passkeyLogin', owners, elsewhere()))).toBe('done');
      const passkey = await signature(operation, one, { counter: 3 });
      return outcome(await operation.attempt(one, { passkey }, callerOf(operation, one)));
    },
  },
  'passkey of somebody else': {
    needs: 'passkey',
    async run(operation, one) {
      const stranger = await account({ isGuarded: false });
      const passkey = stranger.key.use(await confirmOptions(one));
      return outcome(await operation.attempt(one, { passkey }, callerOf(operation, one)));
    },
  },
};

/** A session does not sign in, and a passkey signs its own account in. */
const isNone = ({ takes, signsIn }: Operation, name: string) => {
  const { needs } = attacks[name] as Attack;
  return (
    (needs !== undefined && !takes.includes(needs)) ||
    (signsIn === true && /session|somebody else/.test(name))
  );
};

it('has a row for everything that takes a password or a passkey, and a column for every attack', () => {
  expect(heads.slice(1)).toEqual(Object.keys(attacks));
  expect(rows.map(([name]) => name)).toEqual(Object.keys(operations));
  const proofs = ['password', 'current_password', 'passkey', 'ticket', 'response'];
  const takesProof = Object.values(allOperations).filter(({ input }) =>
    proofs.some((field) => field in ((input as { entries?: object }).entries ?? {})),
  );
  // The second step belongs to `login`, making a passkey to its options. Who resets has the mailbox: a column.
  const elsewhereHeld = ['loginSecondStep', 'passkeyAdd', 'resetPassword', 'factorRecoveryRequest'];
  expect(takesProof.map(({ name }) => name).sort()).toEqual(
    [...Object.keys(operations), ...elsewhereHeld].sort(),
  );
});

describe.each(rows)('%s', (name, ...cells) => {
  const operation = operations[name ?? ''] as Operation;
  it.each(cells.map((cell, at) => [heads[at + 1] ?? '', cell] as const))(
    'by %s: %s',
    async (attack, expected) => {
      if (isNone(operation, attack)) return expect(expected).toBe('—');
      const one = await account(operation);
      if (operation.isWithoutPassword)
        await tern.rows('update users set password_hash = null where id = $1', [one.userId]);
      expect(await attacks[attack]?.run(operation, one)).toBe(expected);
    },
  );
});

import { type AnyOperationName, allOperations, type Operation } from '@tern/contract';
import { readCatalogue } from '@tern/i18n/node';
import { expect, it } from 'vitest';
import { appAccessMessages as m } from './appAccess.messages.ts';

const english = readCatalogue('en');
const wordsOf = (name: 'asks' | 'rights') => english[m[name].id];

const operations: readonly Operation[] = Object.values(allOperations);
const fieldsOf = (operation: Operation): string[] =>
  'entries' in operation.input ? Object.keys(operation.input.entries as object) : [];
const proofs = ['current_password', 'passkey'];
const asksAgain = (operation: Operation) => fieldsOf(operation).some((field) => proofs.includes(field));
type Said = Partial<Record<AnyOperationName, string>>;
const namesOf = (said: Said) => Object.keys(said) as AnyOperationName[];

/** Each operation that needs proof, as the words call it. A new one needs words, in all languages. */
const asked: Said = {
  setPassword: 'A new password',
  changePassword: 'A new password',
  emailChangeRequest: 'another email address',
  passkeyAddOptions: 'adding or removing a passkey',
  passkeyRemove: 'adding or removing a passkey',
  secondFactorSetUp: 'changing two-step sign-in',
  secondFactorRemove: 'changing two-step sign-in',
  recoveryCodesRenew: 'changing two-step sign-in',
  accountDelete: 'deleting the account',
};

/** Some of those that need none. */
const allowed: Said = {
  profile: 'see your account data',
  accountExport: 'see your account data',
  createSubscription: 'buy and cancel plans',
  subscriptionCancel: 'buy and cancel plans',
  deviceUnbind: 'sign out other devices',
  sessionEndAll: 'sign out other devices',
  handoverCreate: 'open this site with you signed in',
};

it('names everything that needs proof of a signed-in person, and nothing else', () => {
  const found = operations.filter(({ auth }) => auth === 'bearer').filter(asksAgain);
  expect(found.map(({ name }) => name).sort()).toEqual(namesOf(asked).sort());
  for (const words of Object.values(asked)) expect(wordsOf('asks')).toContain(words);
});

it('says what any session may do without proof', () => {
  for (const name of namesOf(allowed)) {
    const operation: Operation = allOperations[name];
    expect(operation.auth, name).toBe('bearer');
    expect(asksAgain(operation), name).toBe(false);
    expect(wordsOf('rights')).toContain(allowed[name]);
  }
});

it('knows no operation that a browser may call and an app may not, but the trade of the cookie', () => {
  const others = operations.filter(({ auth }) => !['none', 'optional', 'bearer'].includes(auth));
  expect(others.map(({ name }) => name)).toEqual(['session']);
});

it('lets apps sign in with password and code, and with no passkey', () => {
  expect(fieldsOf(allOperations.deviceLogin)).toEqual(expect.arrayContaining(['password', 'code']));
  expect(fieldsOf(allOperations.deviceLogin)).not.toContain('passkey');
});

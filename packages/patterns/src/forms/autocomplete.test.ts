import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { expect, it } from 'vitest';

const source = resolve(import.meta.dirname, '..');
const root = resolve(source, '../../..');
const read = (file: string) => readFileSync(resolve(source, file), 'utf8');
const opening =
  /<(?:TextField|TextArea|PasswordField|SearchField|MailCodeField|CodeField|EmailField|Combobox|input)\b/g;

/** The opening tag that begins at `start`, with the braces of its attributes. */
function tagAt(text: string, start: number): string {
  let depth = 0;
  for (let end = start; end < text.length; end += 1) {
    if (text[end] === '{') depth += 1;
    else if (text[end] === '}') depth -= 1;
    else if (text[end] === '>' && depth === 0) return text.slice(start, end + 1);
  }
  throw new Error('a tag without an end');
}

const attribute = (tag: string, name: string) =>
  new RegExp(`\\b${name}=(?:"([^"]*)"|\\{((?:[^{}]|\\{[^}]*\\})*)\\})`).exec(tag);

/** Fields whose token stands in what they are made of: `newProps` of `useNewPassword`, and components of ours. */
const made: readonly [RegExp, string][] = [
  [/\{\.\.\.passwords\.(?:new|confirm)Props\}/, 'new-password'],
  [/^<EmailField\b/, 'email'],
  [/^<(?:Mail)?CodeField\b/, 'one-time-code'],
];

/** `File name: token`; undefined for what nobody types into. */
function fieldOf(file: string, tag: string): string | undefined {
  if (/type="(?:hidden|radio|checkbox)"/.test(tag)) return undefined;
  const spread = /\{\.\.\.field\('(\w+)'\)\}/.exec(tag)?.[1];
  const name = attribute(tag, 'name')?.[1] ?? spread ?? (/^<EmailField\b/.test(tag) ? 'email' : 'unnamed');
  const [, text, expression] = attribute(tag, 'autoComplete') ?? [];
  const token = text ?? expression ?? made.find(([pattern]) => pattern.test(tag))?.[1] ?? 'none';
  return `${basename(file, '.tsx')} ${name}: ${token}`;
}

const tagsOf = (text: string) => [...text.matchAll(opening)].map(({ index }) => tagAt(text, index));

const fields = globSync('**/*.tsx', { cwd: source })
  .filter((file) => !/\.(?:stories|test)\./.test(file))
  .flatMap((file) => tagsOf(read(file)).flatMap((tag) => fieldOf(file, tag) ?? []));

/** File and name of each field by its token. `off`: nobody has it stored, or it must be typed. `none`: free text. */
const decided: Readonly<Record<string, readonly string[]>> = {
  'current-password': ['ChangePasswordForm current', 'LoginForm password', 'StepUpFields password'],
  'new-password': [
    'ChangePasswordForm confirm',
    'ChangePasswordForm password',
    'ResetPasswordForm confirm',
    'ResetPasswordForm password',
    'SetPasswordForm confirm',
    'SetPasswordForm password',
  ],
  'one-time-code': [
    'ConfirmAddressCode code',
    'EmailChangeCode code',
    'ForgotPasswordForm code',
    'MailCodeField unnamed',
    'ResetPasswordForm code',
    'SecondFactorKey code',
    'SecondStepForm code',
    'StepUpFields code',
    'StudentPanel unnamed',
  ],
  // The name under which a manager keeps the password, beside its fields.
  username: [
    'ChangePasswordForm username',
    'DeleteAccountQuestion username',
    'ForgotPasswordForm username',
    'ResetPasswordForm username',
    'SetPasswordForm username',
  ],
  "onPasskey ? 'username webauthn' : 'username'": ['LoginForm username'],
  "isKnown && passkeyWay ? 'email webauthn' : 'email'": ['BuyerField email'],
  email: [
    'CancelContract email',
    'ContactForm email',
    'EmailChangeForm email',
    'NewsletterForm email',
    'PostedForm email',
    'RedeemPanel email',
    'StudentPanel student-email',
  ],
  name: ['BillingDetails name', 'CancelContract name', 'ContactForm name'],
  organization: ['BillingDetails company'],
  'street-address': ['BillingDetails address'],
  url: ['ContactForm site'],
  off: [
    'AddressCard ip',
    'BillingDetails vatId',
    'BlogSearchField unnamed',
    'CodeFields code',
    'CodeTry unnamed',
    'DeleteAccountQuestion address',
    'KeyCard publicKey',
    'KeyName name',
    'PasskeyName name',
    'PlaceCard name',
    'PlaceFilter q',
    'RedeemPanel code',
  ],
  none: [
    'CancelContract contract',
    'CancelContract reason',
    'ContactForm inquiry',
    'PartnerPanel unnamed',
    'PlaceCard unnamed',
  ],
};

it('every field tells browsers and password managers what it takes', () => {
  const expected = Object.entries(decided).flatMap(([token, names]) =>
    names.map((name) => `${name}: ${token}`),
  );
  expect([...new Set(fields)].sort()).toEqual(expected.sort());
});

it('what fields are made of has the tokens that they count on', () => {
  expect(read('SetPasswordForm/useNewPassword.ts').match(/autoComplete: 'new-password'/g)).toHaveLength(2);
  expect(read('forms/PostedForm.tsx')).toMatch(/EmailField[^;]*autoComplete="email"/);
  expect(read('../../ui/src/CodeField/CodeField.tsx')).toContain('autoComplete="one-time-code"');
});

it('fields of pages that the service makes have theirs', () => {
  const pages = globSync('{packages/mails,apps/service,apps/edge}/src/**/*.ts', { cwd: root }).map((file) =>
    readFileSync(resolve(root, file), 'utf8'),
  );
  const inputs = pages.flatMap(tagsOf).filter((tag) => /type="(?:password|email|text)"/.test(tag));
  expect(inputs.map((tag) => attribute(tag, 'autocomplete')?.[1])).toEqual(['current-password']);
});

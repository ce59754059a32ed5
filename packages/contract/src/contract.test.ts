import { languages, pathPrefixes } from '@tern/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { errorByCode, errors } from './errors.ts';
import { emailField, newPasswordField } from './fields.ts';
import { buildOpenApi } from './openapi.ts';
import type { Operation } from './operation.ts';
import { operations } from './operations.ts';

describe('errors', () => {
  it('has one name per code, and failing statuses', () => {
    const codes = Object.values(errors).map((error) => error.code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const error of Object.values(errors)) expect(error.status).toBeGreaterThanOrEqual(400);
  });

  it.each([
    ['bot_check_failed', 'Verification failed'],
    ['bot_check_score_too_low', 'ReCaptchaScoreTooLow'],
    ['email_not_registered', 'email not registered'],
    ['verification_failed', 'Verification failed'],
    ['code_expired', 'code expired.'],
    ['incorrect_credentials', 'Incorrect username or password.'],
    ['incorrect_password', 'Incorrect password'],
    ['password_unchanged', 'Password no change'],
    ['plan_purchased', 'The plan had purchased. You can upgrade the new plan.'],
    ['payment_failed', 'Payment Failed.'],
    [
      'country_blocked',
      'Due to policy, this service is not available in China. Thank you for your understanding!',
    ],
  ] as const)('says %s in the words of the specification', (name, message) => {
    expect(errors[name].message).toBe(message);
  });

  it('keeps the codes of the specification', () => {
    expect([50008, 50012, 50014, 20104].map(errorByCode)).toEqual([
      'session_invalid',
      'session_ended',
      'session_expired',
      'bot_check_score_too_low',
    ]);
  });
});

describe('operations', () => {
  it('are keyed by their own name and have one path each', () => {
    const list = Object.entries<Operation>(operations);
    for (const [key, operation] of list) expect(operation.name).toBe(key);
    const addresses = list.flatMap(([, operation]) => [operation.path, ...(operation.aliases ?? [])]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});

describe('fields', () => {
  const firstRule = (schema: v.GenericSchema, value: unknown) =>
    v.safeParse(schema, value, { abortPipeEarly: true }).issues?.[0]?.message;

  it.each([
    ['Aa!aaaaa', undefined],
    ['Äß€äaaaa', undefined],
    ['Aa!aaaa', 'password_length'],
    ['Aa!aaaaaaaaaaaaaaaaaa', 'password_length'],
    ['Aaaaaaaa', 'password_classes'],
    ['aa!aaaaa', 'password_classes'],
    ['AA!AAAAA', 'password_classes'],
    ['Aa!aa\u0007aaa', 'password_classes'],
    ['Aa!aa\u2028aaa', 'password_classes'],
    ['Aa!aa\ud83daaa', 'password_classes'],
    ['', 'required'],
    [undefined, 'required'],
  ])('judges the password %j as %s', (value, rule) => {
    expect(firstRule(newPasswordField, value)).toBe(rule);
  });

  it.each([
    ['a@b.co', undefined],
    [' Ann.O+x@mail.example.org ', undefined],
    ['用户@例子.广告', undefined],
    ['a@b', 'email'],
    ['a b@c.de', 'email'],
    ['a@b..de', 'email'],
    ['a@b.de\r\nBcc: x@y.zz', 'email'],
    ['a\udc00@b.de', 'email'],
    [' ', 'required'],
    [5, 'required'],
    [`${'a'.repeat(250)}@b.de`, 'length'],
  ])('judges the address %j as %s', (value, rule) => {
    expect(firstRule(emailField, value)).toBe(rule);
  });
});

describe('every language of the site', () => {
  const { anonymousSignup, login, deviceLogin, createSubscription } = operations;
  const ruleOf = (schema: v.GenericSchema, value: unknown, key: string) =>
    v.safeParse(schema, value).issues?.find(({ path }) => path?.[0]?.key === key)?.message;

  it.each(languages.map((language) => [language]))('signs up and in in %s', (language) => {
    for (const { input } of [anonymousSignup, login, deviceLogin])
      expect(ruleOf(input, { language }, 'language')).toBeUndefined();
  });

  it.each(pathPrefixes().map((prefix) => [prefix]))('comes back from a payment to %j', (prefix) => {
    expect(ruleOf(createSubscription.input, { return_base: prefix }, 'return_base')).toBeUndefined();
  });

  it('is one of the eleven of the specification', () => {
    expect(languages).toHaveLength(11);
  });

  it('leaves no other', () => {
    expect(ruleOf(anonymousSignup.input, { language: 'sv' }, 'language')).toBe('choice');
    for (const prefix of ['/sv', '/pl/', '/en', '//evil.example', '/m/pl'])
      expect(ruleOf(createSubscription.input, { return_base: prefix }, 'return_base'), prefix).toBe(
        'invalid',
      );
  });
});

describe('buildOpenApi', () => {
  const document = buildOpenApi({ title: 'T', version: '1', origin: 'https://a.example' });
  it('describes every operation', () => {
    const paths = document.paths as Record<string, Record<string, { operationId: string }>>;
    for (const operation of Object.values<Operation>(operations)) {
      expect(paths[operation.path]?.[operation.method.toLowerCase()]?.operationId).toBe(operation.name);
    }
  });
  it('survives JSON and names the errors', () => {
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    expect(text).toContain('30103 quote_changed');
  });
});

import { languages, pathPrefixes } from '@tern/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allOperations } from './allOperations.ts';
import { failure, isSuccess, success } from './envelope.ts';
import { errorByCode, sessionCodes } from './errorCodes.ts';
import { commonErrors, errors } from './errors.ts';
import { fieldRules } from './fieldRules.ts';
import { codeField, emailField, newPasswordField } from './fields.ts';
import { prices } from './l10n/prices.ts';
import { buildOpenApi } from './openapi.ts';
import type { Operation } from './operation.ts';
import { appTypeHeader, operations } from './operations.ts';
import { methodPurchases, methodResults } from './payment/methodOperations.ts';
import { purchaseOperations } from './payment/purchaseOperations.ts';

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
    const list = Object.entries<Operation>(allOperations);
    for (const [key, operation] of list) expect(operation.name).toBe(key);
    const addresses = list.flatMap(([, operation]) => [operation.path, ...(operation.aliases ?? [])]);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it('give every payment method one of its own that opens an order', () => {
    const calls = Object.values(purchaseOperations);
    const own = calls.flatMap(({ purchase, result }) =>
      result === 'order' ? [purchase] : [purchase, result],
    );
    expect(new Set(own).size).toBe(own.length);
    expect(own.sort()).toEqual(Object.keys({ ...methodPurchases, ...methodResults }).sort());
    for (const name of own)
      expect(operations[name].path).toMatch(/^\/api\/mms\/payment\/v1\/providers(?:\/[a-z0-9_]+)+$/);
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
  const { anonymousSignup, login, deviceLogin, createSubscription } = allOperations;
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

describe('envelopes', () => {
  it('carry the data of a success', () => {
    const envelope = success({ a: 1 });
    expect(envelope).toEqual({ code: 200, message: 'OK', data: { a: 1 } });
    expect(isSuccess(envelope)).toBe(true);
  });
  it('name the error of a failure in the words of the specification, with what the caller may use', () => {
    const envelope = failure('rate_limited', { retry_after: 30 });
    const { code, message } = errors.rate_limited;
    expect(envelope).toEqual({ code, message, data: { error: 'rate_limited', retry_after: 30 } });
    expect(isSuccess(envelope)).toBe(false);
    expect(failure('internal').data).toEqual({ error: 'internal' });
  });
});

describe('inputs that are corrected', () => {
  it('drops spaces and hyphens from a code', () => {
    expect(v.parse(codeField, ' 1234-56 78')).toBe('12345678');
    expect(v.safeParse(codeField, '1234567').success).toBe(false);
    expect(v.safeParse(codeField, '1234x5678').success).toBe(false);
  });
  it('wants a new password twice', () => {
    const { input } = operations.resetPassword;
    const rulesOf = (confirm_password: string) =>
      v
        .safeParse(input, {
          ticket: 'x'.repeat(20),
          password: 'Aa!aaaaa',
          confirm_password,
        })
        .issues?.filter(({ path }) => path?.[0]?.key === 'confirm_password')
        .map(({ message }) => message) ?? [];
    expect(rulesOf('Aa!aaaaa')).toEqual([]);
    expect(rulesOf('Aa!aaaab')).toEqual(['mismatch']);
  });
});

describe('buildOpenApi', () => {
  type Described = {
    operationId: string;
    summary: string;
    tags: string[];
    security?: unknown;
    parameters: { $ref?: string; name?: string; in?: string; required?: boolean; schema?: unknown }[];
    requestBody?: { required: boolean; content: Record<string, { schema: { properties: object } }> };
    responses: Record<
      string,
      { description: string; content: Record<string, { schema: Record<string, unknown> }> }
    >;
  };
  // Built in each test: a mutation run sees which of them covers what.
  const build = () => buildOpenApi({ title: 'T', version: '1', origin: 'https://a.example' });
  const described = (operation: Operation) =>
    (build().paths as Record<string, Record<string, Described>>)[operation.path]?.[
      operation.method.toLowerCase()
    ] as Described;

  it('describes every operation', () => {
    const paths = build().paths as Record<string, Record<string, Described>>;
    for (const operation of Object.values<Operation>(allOperations)) {
      const found = paths[operation.path]?.[operation.method.toLowerCase()];
      expect(found?.operationId).toBe(operation.name);
      expect(found?.summary).toBe(operation.summary);
      expect(found?.parameters[0]).toEqual({ $ref: '#/components/parameters/AppType' });
    }
  });

  it('survives JSON and names the errors', () => {
    const document = build();
    const text = JSON.stringify(document);
    expect(JSON.parse(text)).toEqual(document);
    expect(text).toContain('30103 quote_changed');
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: 'T', version: '1' },
      servers: [{ url: 'https://a.example' }],
    });
  });

  it('says who may call', () => {
    const security = (auth: Operation['auth']) => {
      const operation = Object.values<Operation>(operations).find((each) => each.auth === auth);
      return operation && described(operation).security;
    };
    expect(security('none')).toBeUndefined();
    expect(security('bearer')).toEqual([{ bearer: [] }]);
    expect(security('optional')).toEqual([{}, { bearer: [] }]);
    expect(security('cookie')).toEqual([{}, { session: [] }]);
    expect(build().components).toMatchObject({
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer' },
        session: { type: 'apiKey', in: 'cookie', name: 'session' },
      },
      parameters: {
        AppType: {
          name: appTypeHeader.name,
          in: 'header',
          schema: { type: 'integer', default: Number(appTypeHeader.value) },
        },
      },
    });
  });

  it('reads the input of a GET from the query and that of a POST from the body', () => {
    const get = described(operations.plans);
    expect(get.tags).toEqual(['payment']);
    expect(get.requestBody).toBeUndefined();
    const keys = Object.keys((operations.plans.input as unknown as { entries: object }).entries);
    expect(get.parameters.slice(1).map(({ name }) => name)).toEqual(keys);
    for (const parameter of get.parameters.slice(1)) {
      expect(parameter).toMatchObject({ in: 'query', required: false });
      expect(parameter.schema).toBeDefined();
    }
    const post = described(allOperations.login);
    expect(post.parameters).toHaveLength(1);
    expect(post.requestBody?.required).toBe(true);
    expect(Object.keys(post.requestBody?.content['application/json']?.schema.properties ?? {})).toEqual(
      Object.keys(allOperations.login.input.entries),
    );
    expect(described(operations.logout).requestBody?.required).toBe(false);
    expect(described(prices).tags).toEqual(['l10n']);
    const { blogDetail, fastBlogList } = allOperations;
    expect(described(blogDetail).requestBody).toBeUndefined();
    expect(
      described(blogDetail)
        .parameters.slice(1)
        .map(({ name }) => name),
    ).toEqual(['unikey', 'language']);
    expect([described(blogDetail).tags, described(fastBlogList).tags]).toEqual([['blog'], ['blog']]);
  });

  it('lists the failures by status, and those of the session where one is needed', () => {
    const { responses } = described(operations.quote);
    const statuses = Object.keys(responses).map(Number);
    expect(statuses[0]).toBe(200);
    expect(statuses.slice(1)).toEqual([...statuses.slice(1)].sort((a, b) => a - b));
    for (const name of [...operations.quote.errors, ...commonErrors]) {
      const { code, status } = errors[name];
      const sessionOnly = [errors.unauthenticated.code, ...sessionCodes].includes(code);
      const listed = responses[status]?.description.split(', ').includes(`${code} ${name}`) ?? false;
      expect(listed, name).toBe(!sessionOnly || (operations.quote as Operation).auth === 'bearer');
    }
    const bearer = described(operations.profile).responses;
    const { code, status } = errors.session_expired;
    expect(bearer[status]?.description).toContain(`${code} session_expired`);
    expect(bearer[status]?.content['application/json']?.schema).toMatchObject({
      allOf: [
        { $ref: '#/components/schemas/Failure' },
        { properties: { code: { enum: expect.arrayContaining([code]) } } },
      ],
    });
    expect(JSON.stringify(described(operations.plans).responses)).not.toContain('session_expired');
  });

  it('wraps what comes back in the envelope', () => {
    expect(described(operations.profile).responses['200']).toMatchObject({
      description: 'Success',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            required: ['code', 'message', 'data'],
            properties: { code: { const: 200 }, message: { const: 'OK' }, data: { type: 'object' } },
          },
        },
      },
    });
    expect(build().components).toMatchObject({
      schemas: {
        Failure: {
          type: 'object',
          required: ['code', 'message', 'data'],
          properties: {
            code: { type: 'integer', not: { const: 200 } },
            message: { type: 'string' },
            data: {
              type: 'object',
              required: ['error'],
              properties: {
                error: { enum: Object.keys(errors) },
                fields: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['field', 'rule'],
                    properties: { field: { type: 'string' }, rule: { enum: [...fieldRules] } },
                  },
                },
                retry_after: { type: 'integer' },
                quote: { type: 'object' },
                request_id: { type: 'string' },
              },
            },
          },
        },
      },
    });
  });
});

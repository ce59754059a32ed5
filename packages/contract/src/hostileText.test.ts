import { plainTextPattern } from '@tern/domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { allOperations } from './allOperations.ts';
import { eventCatalogue } from './analytics/eventCatalogue.ts';

/** Clipboard and screen of a terminal, end of a line, NUL, C1, an override of direction, an isolate, half a pair. */
const hostile = [
  '\u001b',
  '\u0007',
  '\n',
  '\r',
  '\t',
  '\u0000',
  '\u007f',
  '\u009b',
  '\u202e',
  '\u2066',
  '\u200f',
  '\u2028',
  '\ud800',
];
/** Something that every kind of text takes, with a place in its middle. */
const bases = [
  'ab',
  'Ab',
  '/ab',
  'a.b',
  'a@b.example',
  'https://a.example/b',
  '12345678',
  'Abcdefg1!',
  '{"a":"b"}',
  'a'.repeat(32),
];
const samples = hostile.flatMap((character) =>
  bases.flatMap((base) => [
    `${base.slice(0, -1)}${character}${base.slice(-1)}`,
    `${base}${character}`,
    `${base}${character}${base}`,
    `${character}${base}`,
  ]),
);

/** Texts of several lines: line breaks and tabs belong to them. */
const lines = new Set(['contactUs.inquiry', 'partnerApply.plan', 'billingDetailsSave.address']);
/** Never shown and never stored as they are: hashed, compared, or sent on to who made them. */
const unseen: Readonly<Record<string, string>> = {
  'botAltcha.challenge.parameters{}': 'judged by its signature',
  'login.password': 'hashed',
  'deviceLogin.password': 'hashed',
  'accountDelete.password': 'hashed',
  'changePassword.current_password': 'hashed',
  'secondFactorSetUp.password': 'hashed',
  'secondFactorRemove.password': 'hashed',
  'passkeyAddOptions.password': 'hashed',
  'passkeyRemove.password': 'hashed',
  'emailChangeRequest.password': 'hashed',
  'resetPassword.confirm_password': 'compared with the new one',
};

interface Leaf {
  name: string;
  schema: v.GenericSchema;
}

/** Every schema of text below a schema, whatever it is wrapped in. A kind that is not known here throws. */
function textsIn(name: string, schema: v.GenericSchema): Leaf[] {
  const any = schema as unknown as {
    type: string;
    entries?: Record<string, v.GenericSchema>;
    rest?: v.GenericSchema;
    item?: v.GenericSchema;
    items?: v.GenericSchema[];
    options?: v.GenericSchema[];
    wrapped?: v.GenericSchema;
    key?: v.GenericSchema;
    value?: v.GenericSchema;
  };
  switch (any.type) {
    case 'string':
      return [{ name, schema }];
    case 'object':
    case 'strict_object':
    case 'loose_object':
      return Object.entries(any.entries ?? {}).flatMap(([key, each]) => textsIn(`${name}.${key}`, each));
    case 'array':
      return any.item ? textsIn(`${name}[]`, any.item) : [];
    case 'optional':
    case 'nullable':
    case 'nullish':
    case 'exact_optional':
      return any.wrapped ? textsIn(name, any.wrapped) : [];
    case 'union':
    case 'variant':
      return (any.options ?? []).flatMap((each) => textsIn(name, each));
    case 'record':
      return [any.key, any.value].flatMap((each) => (each ? textsIn(`${name}{}`, each) : []));
    case 'number':
    case 'boolean':
    case 'picklist':
    case 'literal':
      return [];
    case 'any':
    case 'unknown':
      if (name in unseen) return [];
      break;
    default:
      break;
  }
  throw new Error(`${name} is a ${any.type}: say here how text gets into one.`);
}

/** Hostile texts that a schema takes as they are, or after it has cleaned them in part. */
function accepted({ name, schema }: Leaf): string[] {
  return samples.filter((sample) => {
    const { success, output } = v.safeParse(schema, sample);
    if (!success || typeof output !== 'string') return false;
    return !plainTextPattern.test(lines.has(name) ? output.replace(/[\n\t]/g, '') : output);
  });
}

const texts: Leaf[] = [
  ...Object.entries(allOperations).flatMap(([name, { input }]) => textsIn(name, input as v.GenericSchema)),
  ...Object.entries(eventCatalogue).flatMap(([name, { params }]) => textsIn(`event ${name}`, params)),
];

describe('text of strangers', () => {
  it('is found in every operation', () => {
    expect(texts.length).toBeGreaterThan(60);
    expect(texts.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'login.username',
        ...lines,
        ...Object.keys(unseen).filter((name) => !name.endsWith('{}')),
      ]),
    );
  });

  it.each(texts.filter(({ name }) => !(name in unseen)))('$name has no control characters', (leaf) => {
    expect(accepted(leaf).map((each) => JSON.stringify(each))).toEqual([]);
  });

  it('is refused by this test where a field takes all of it', () => {
    expect(accepted({ name: 'x', schema: v.pipe(v.string(), v.maxLength(300)) }).length).toBeGreaterThan(100);
    expect(accepted({ name: 'x', schema: v.pipe(v.string(), v.regex(/^\/[^?#\s]{0,300}$/)) })).not.toEqual(
      [],
    );
    expect(() => textsIn('x', v.any())).toThrow();
  });
});

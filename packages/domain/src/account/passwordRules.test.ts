import { describe, expect, it } from 'vitest';
import {
  isPasswordAllowed,
  newPasswordPattern,
  passwordLengthPattern,
  passwordProblem,
  passwordRules,
} from './passwordRules.ts';

const unmet = (password: string) => passwordRules(password).flatMap(({ id, met }) => (met ? [] : [id]));

describe('passwordRules', () => {
  it.each([
    ['Abcdefg!', []],
    ['Abcdefghijklmnopqrs!', []],
    ['Abc defg!', []],
    ['Äöüßabc€', []],
    ['Пароль-2026', []],
    ['', ['length', 'printable', 'lowercase', 'uppercase', 'symbol']],
    ['Abcdef!', ['length']],
    ['Abcdefghijklmnopqrst!', ['length']],
    ['abcdefg!', ['uppercase']],
    ['ABCDEFG!', ['lowercase']],
    ['Abcdefg1', ['symbol']],
    ['Abcdefg ', ['symbol']],
    ['12345678', ['lowercase', 'uppercase', 'symbol']],
    ['Abcdef!\n', ['printable']],
    ['Abcdef!\u0000', ['printable']],
    ['Abcdef!\u200b', ['printable']],
    ['Abcdef!\u2028', ['printable']],
    ['Abcdef!\u2029', ['printable']],
    ['Abcdef!\ud83d', ['printable']],
  ])('%j fails %j', (password, rules) => {
    expect(unmet(password)).toEqual(rules);
    expect(isPasswordAllowed(password)).toBe(rules.length === 0);
    // The two patterns of the API are the same rules.
    expect(passwordLengthPattern.test(password) && newPasswordPattern.test(password)).toBe(
      rules.length === 0,
    );
  });

  it('counts characters, not code units', () => {
    expect(unmet('Ab!😀😀😀')).toEqual(['length']);
    expect(unmet('Ab!😀😀😀😀😀')).toEqual([]);
  });

  it('names a message for every rule', () => {
    expect(passwordRules('').map(({ messageKey }) => messageKey)).toEqual([
      'passwordRuleLength',
      'passwordRulePrintable',
      'passwordRuleLowercase',
      'passwordRuleUppercase',
      'passwordRuleSymbol',
    ]);
  });
});

describe('passwordProblem', () => {
  it.each([
    ['', 'passwordEmpty'],
    ['Ab!', 'passwordShort'],
    [`Ab!${'x'.repeat(18)}`, 'passwordLength'],
    ['Abcdef!\t', 'passwordPrintable'],
    ['abcdefgh', 'passwordMix'],
    ['Abcdefg!', null],
  ])('%j', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });
});

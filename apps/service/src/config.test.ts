import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigError } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  SANDBOX: 'off',
  PUBLIC_ORIGIN: 'https://tern.example',
  DATABASE_URL: 'postgres://tern@127.0.0.1/tern',
  SMTP_URL: 'smtps://mail.tern.example',
  MAIL_FROM: 'no-reply@tern.example',
  TPA_MERCHANT_ID: 'merchant',
  TPA_SECRET: 'secret',
  TPA_API_BASE: 'https://pay.example',
};

function problems(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ ...production, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('production', () => {
  it('starts with these settings', () => expect(problems({})).toEqual([]));

  it.each([
    ['EXIT_ADDRESSES', 'foo', /"foo" is no address/],
    ['EXIT_ADDRESSES', '203.0.113.4, 198.51.100.0/33', /"198\.51\.100\.0\/33" is no address/],
    ['MAIL_FROM', 'x', /MAIL_FROM is no e-mail address/],
    ['CONTACT_TO', 'x', /CONTACT_TO is no e-mail address/],
    ['WORDPRESS_URL', 'http://blog.example', /WORDPRESS_URL must start with https/],
    ['WORDPRESS_LANGUAGE', 'tlh', /WORDPRESS_LANGUAGE is one of en/],
    ['APP_CONFIG_ORIGIN', 'http://files.example', /APP_CONFIG_ORIGIN must start with https/],
    ['TPA_API_BASE', 'http://pay.example', /TPA_API_BASE must start with https/],
    ['TPA_PROTOCOL', 'btcpay', /TPA_API_KEY is missing/],
    ['TPA_PROTOCOL', 'other', /TPA_PROTOCOL is one of/],
    ['RECAPTCHA_HOST', 'http://www.google.com', /RECAPTCHA_HOST must start with https/],
  ])('refuses %s=%s', (name, value, problem) =>
    expect(problems({ [name]: value })).toEqual([expect.stringMatching(problem)]),
  );

  it.each([
    ['EXIT_ADDRESSES', '203.0.113.4, 198.51.100.0/24, 2001:db8::/32'],
    ['MAIL_FROM', 'Tern <no-reply@tern.example>'],
    ['TPA_API_BASE', 'http://127.0.0.1:4000'],
    ['TPA_PROTOCOL', 'tern'],
  ])('takes %s=%s', (name, value) => expect(problems({ [name]: value })).toEqual([]));
});

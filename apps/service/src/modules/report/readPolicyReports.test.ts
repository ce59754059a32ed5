import { describe, expect, it } from 'vitest';
import { readPolicyReports } from './readPolicyReports.ts';

const origin = 'https://tern.example';
const classic = (more: object = {}) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `${origin}/de/pricing?utm_source=x#y`,
      'effective-directive': 'script-src-elem',
      'blocked-uri': 'https://evil.example/a.js?user=1',
      disposition: 'enforce',
      ...more,
    },
  });

describe('readPolicyReports', () => {
  it('reads both forms, and keeps neither query nor path of what was refused', () => {
    const read = {
      directive: 'script-src-elem',
      enforced: true,
      page: '/de/pricing',
      blocked: 'evil.example',
    };
    expect(readPolicyReports(classic(), origin)).toEqual([read]);
    const modern = {
      type: 'csp-violation',
      body: {
        documentURL: `${origin}/de/pricing`,
        effectiveDirective: 'script-src-elem',
        blockedURL: 'https://evil.example/a.js',
        disposition: 'report',
      },
    };
    expect(readPolicyReports(JSON.stringify([modern, { type: 'deprecation', body: {} }]), origin)).toEqual([
      { ...read, enforced: false },
    ]);
  });

  it('has a closed set of directives, and reads no more than 20', () => {
    const [odd] = readPolicyReports(
      classic({ 'effective-directive': 'evil{}', 'blocked-uri': 'inline' }),
      origin,
    );
    expect(odd).toMatchObject({ directive: 'other', blocked: 'inline' });
    const one = JSON.parse(classic());
    expect(readPolicyReports(JSON.stringify(Array(50).fill(one)), origin)).toHaveLength(20);
  });

  it.each([
    '',
    'x',
    'null',
    '[]',
    '[null, 1, "a", []]',
    '{"csp-report": null}',
    '{"csp-report": []}',
    classic({ 'document-uri': 'https://other.example/' }),
    classic({ 'document-uri': 7 }),
    classic({ 'source-file': 'chrome-extension://abc/x.js' }),
    classic({ 'blocked-uri': 'moz-extension://abc' }),
  ])('takes nothing from %s', (body) => {
    expect(readPolicyReports(body, origin)).toEqual([]);
  });
});

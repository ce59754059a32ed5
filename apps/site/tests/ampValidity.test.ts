import { createRequire } from 'node:module';
import { articleWithEveryBlock } from '@tern/testing/fixtures';
import { beforeAll, describe, expect, it } from 'vitest';
import { ampDocument } from '../src/syndication/ampDocument.ts';
import { ampStyle } from '../src/syndication/ampStyle.ts';

interface Validator {
  validateString(html: string): {
    status: string;
    errors: { severity: string; line: number; col: number; message: string }[];
  };
}

const require = createRequire(import.meta.url);
const folder = 'next/dist/compiled/amphtml-validator';

/** The official validator with its rules, as this package carries them: by itself it loads them from the network. */
let validator: Validator;
beforeAll(async () => {
  const { getInstance } = require(folder) as { getInstance(path: string): Promise<Validator> };
  validator = await getInstance(require.resolve(`${folder}/validator_wasm.js`));
}, 60_000);

const problemsOf = (html: string) =>
  validator
    .validateString(html)
    .errors.map(({ severity, line, col, message }) => `${severity} ${line}:${col} ${message}`);

const words = { blog: 'Blog', leakTest: 'Leak test' };
const options = { origin: 'https://vpn.example', words };

describe('an article as AMP', () => {
  it.each(['en', 'ar', 'ja'] as const)('is valid in %s, with every kind of block', (language) => {
    expect(problemsOf(ampDocument(articleWithEveryBlock({ language }), options))).toEqual([]);
  });

  it('is valid without a picture and without a text', () => {
    expect(problemsOf(ampDocument(articleWithEveryBlock({ picture: null, blocks: [] }), options))).toEqual(
      [],
    );
  });

  it('finds what is not', () => {
    const html = ampDocument(articleWithEveryBlock(), options);
    expect(problemsOf(html.replace('</article>', '<amp-img src="/a.png"></amp-img></article>'))).not.toEqual(
      [],
    );
    expect(problemsOf(html.replace('<h1>', '<h1 onclick="1">'))).not.toEqual([]);
    expect(problemsOf(html.replace('</main>', '<script>1</script></main>'))).not.toEqual([]);
  });

  it('has a stylesheet far below what the format allows', () => {
    expect(ampStyle('en').length).toBeLessThan(75_000 / 8);
  });
});

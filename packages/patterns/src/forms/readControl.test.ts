// @vitest-environment happy-dom
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readControl } from './readControl.ts';

const source = resolve(import.meta.dirname, '..');
const fields = /<(?:TextField|TextArea|SearchField|MailCodeField|CodeField|BlogSearchField)\b/;
const reads = /\b(?:useValidatedForm|normalize(?:Key|Line|Text)|digitsOf|partnerLabelOf)\b/;

/** Files whose fields are read by another one. */
const readElsewhere: Readonly<Record<string, string>> = {
  'BuyerField.tsx': 'packages/patterns/src/CheckoutForm/useBuyer.ts',
  'BlogSearchField.tsx': 'apps/site/src/islands/BlogSearchIsland.tsx',
  'BlogSearch.tsx': 'apps/site/src/islands/BlogSearchIsland.tsx',
  // A form that the browser sends: the contract reads it.
  'BlogScreen.tsx': 'packages/contract/src/blog/blogSearch.ts',
  'PlaceFilter.tsx': 'apps/edge/src/plainForms/networkQuestions.ts',
  'StepUpFields.tsx': 'packages/patterns/src/DeleteAccount/DeleteAccountQuestion.tsx',
};

describe('every field that a person types into', () => {
  const files = globSync('**/*.tsx', { cwd: source }).filter(
    (file) => !/\.(?:stories|test)\./.test(file) && fields.test(readFileSync(resolve(source, file), 'utf8')),
  );

  it('is known', () => expect(files.length).toBeGreaterThan(10));

  it.each(files)('of %s is read in all spellings', (file) => {
    const elsewhere = readElsewhere[basename(file)];
    const reader = elsewhere ? resolve(source, '../../..', elsewhere) : resolve(source, file);
    expect(readFileSync(reader, 'utf8')).toMatch(reads);
  });
});

describe('a control', () => {
  const read = (html: string, text: string) => {
    document.body.innerHTML = html;
    return readControl(document.body.firstElementChild, text);
  };

  it.each([
    ['<input type="email">', '\u200bＡnn＠example。com ', 'Ann@example.com'],
    ['<input type="text" dir="ltr">', 'FR\u2011٧', 'FR-7'],
    ['<input type="text">', ' Zoë\u200b – ７ ', 'Zoë – 7'],
    ['<textarea></textarea>', ' １ می\u200cخواهم\ufeff\n', '１ می\u200cخواهم'],
    ['<input type="password">', ' Ａbc#12٣\u200b', ' Ａbc#12٣\u200b'],
    // The button beside it shows it as text.
    ['<input type="text" autocomplete="current-password">', ' Ａbc#12٣\u200b', ' Ａbc#12٣\u200b'],
    ['<select></select>', 'billing', 'billing'],
  ])('%s reads %j as %j', (html, text, value) => expect(read(html, text)).toBe(value));
});

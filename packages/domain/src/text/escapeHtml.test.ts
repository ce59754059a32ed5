import { expect, it } from 'vitest';
import { escapeHtml } from './escapeHtml.ts';

it.each([
  ['plain, with é and “quotes”', 'plain, with é and “quotes”'],
  ['<a href="x">it\'s & more</a>', '&lt;a href=&quot;x&quot;&gt;it&#39;s &amp; more&lt;/a&gt;'],
  ['&amp;', '&amp;amp;'],
])('escapes %j', (text, escaped) => expect(escapeHtml(text)).toBe(escaped));

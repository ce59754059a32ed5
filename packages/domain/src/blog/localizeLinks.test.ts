import { expect, it } from 'vitest';
import { localizeLinks } from './localizeLinks.ts';

it.each([
  ['<a href="/pricing">', '<a href="/de/m/pricing">'],
  ['<a href="/blog/webrtc-leaks#sources">', '<a href="/de/m/blog/webrtc-leaks#sources">'],
  ['<a href="/">', '<a href="/de/m/home">'],
  ['<a href="#sources">', '<a href="#sources">'],
  ['<a href="https://www.rfc-editor.org/rfc/rfc8446">', '<a href="https://www.rfc-editor.org/rfc/rfc8446">'],
  ['<a href="//elsewhere.example/x">', '<a href="//elsewhere.example/x">'],
  ['<img src="/assets/blog/a.svg">', '<img src="/assets/blog/a.svg">'],
  ['<code>&#x3C;a href="/pricing"></code>', '<code>&#x3C;a href="/pricing"></code>'],
])('makes of %s %s', (html, expected) => {
  expect(localizeLinks(html, { language: 'de', variant: 'mobile' })).toBe(expected);
});

it('leaves English on a computer as it is', () => {
  const html = '<a href="/pricing">Prices</a> <a href="/">Home</a>';
  expect(localizeLinks(html, { language: 'en', variant: 'desktop' })).toBe(html);
});

import { expect, it } from 'vitest';
import { fileHeaders } from './fileHeaders.ts';

it('keeps files with a hash in their name for ever', () => {
  expect(fileHeaders('/assets/app-1a2b.js')['cache-control']).toContain('immutable');
  expect(fileHeaders('/favicon.svg')['cache-control']).toBe('public, max-age=3600');
});

it('lets a drawing run nothing and load nothing', () => {
  expect(fileHeaders('/assets/blog/x-cover-1a2b3c4d.svg')).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringMatching(/^default-src 'none';.*sandbox$/),
  });
  expect(fileHeaders('/assets/app.css')).not.toHaveProperty('content-security-policy');
});

it("shows the pictures of articles on other people's pages, and nothing else", () => {
  const policy = 'cross-origin-resource-policy';
  expect(fileHeaders('/assets/blog/x-photo-1a2b3c4d.webp')).toMatchObject({
    'content-type': 'image/webp',
    [policy]: 'cross-origin',
  });
  expect(fileHeaders('/assets/north.svg')).toMatchObject({ [policy]: 'same-origin' });
});

it('sends with a font what protects it, and nothing that a document alone obeys', () => {
  expect(fileHeaders('/assets/geologica-latin-1a2b.woff2')).toEqual({
    'strict-transport-security': 'max-age=63072000; includeSubDomains',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-type': 'font/woff2',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(fileHeaders('/assets/app.js')).toHaveProperty('permissions-policy');
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { articleKey, isMarkdownKey } from './articleKey.ts';

describe('articleKey', () => {
  it.each([
    [{ id: 'webrtc-leaks', short_path: 'webrtc-leaks', isWP: false }, 'webrtc-leaks'],
    [{ id: 'webrtc-leaks', short_path: '/webrtc-leaks/', isWP: false }, 'webrtc-leaks'],
    [{ id: '123', short_path: '2024/05/hello-world', isWP: true }, 'hello-world-wp123'],
    [{ id: '123', short_path: '/2024/05/Hello_World/', isWP: true }, 'hello-world-wp123'],
    [{ id: '7', short_path: 'caf%C3%A9-wifi', isWP: true }, 'cafe-wifi-wp7'],
    [{ id: '7', short_path: '100%-privat', isWP: true }, '100-privat-wp7'],
    [{ id: '7', short_path: '日本語', isWP: true }, 'article-wp7'],
    [{ id: '7', short_path: '', isWP: true }, 'article-wp7'],
    [{ id: '7', short_path: '../../etc/passwd', isWP: true }, 'passwd-wp7'],
  ])('makes of %o the key %s', (source, key) => {
    expect(articleKey(source)).toBe(key);
  });

  it('is the same for a post whose path differs in case and slashes', () => {
    const key = articleKey({ id: '9', short_path: 'News/First', isWP: true });
    expect(articleKey({ id: '9', short_path: '/news/first/', isWP: true })).toBe(key);
  });

  it('always fits an address, and never makes one of two posts', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), fc.nat(), (path, one, other) => {
        const keyOf = (id: number) => articleKey({ id: String(id), short_path: path, isWP: true });
        expect(keyOf(one)).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,98}[a-z0-9])?$/);
        expect(keyOf(one) === keyOf(other)).toBe(one === other);
        expect(isMarkdownKey(keyOf(one))).toBe(false);
      }),
    );
  });
});

describe('isMarkdownKey', () => {
  it.each(['webrtc-leaks', 'ipv6', 'a-1'])('takes %s', (key) => {
    expect(isMarkdownKey(key)).toBe(true);
  });
  it.each(['', 'Webrtc', 'a_b', '-a', 'a-', '../a', 'a/b', 'search', 'tag', 'a-wp1', 'x'.repeat(101)])(
    'refuses %j',
    (key) => {
      expect(isMarkdownKey(key)).toBe(false);
    },
  );
});

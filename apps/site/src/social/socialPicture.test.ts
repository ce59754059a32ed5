import { describe, expect, it } from 'vitest';
import { breakLines } from './breakLines.ts';
import { pictureVersion } from './pictureVersion.ts';
import { socialPicture } from './socialPicture.ts';
import { withoutBrand } from './withoutBrand.ts';

/** Every character half as wide as high, Japanese ones as wide as high. */
const measure = (text: string, size: number) =>
  [...text].reduce((sum, char) => sum + (char > '\u2e80' ? 1 : 0.5), 0) * size;
const box = { width: 600, height: 300, sizes: [60, 40, 20], lineHeight: 1.2, measure };
const font = { family: 'A', latinFamily: 'B', measure };

describe('breakLines', () => {
  it('takes the largest size that fits, and lines of about one length', () => {
    expect(breakLines('One two three four five six', { ...box, language: 'en' })).toEqual({
      lines: ['One two three', 'four five six'],
      size: 60,
    });
  });

  it('goes smaller for a word that is wider than the box', () => {
    const { lines, size } = breakLines('Datenschutzgrundverordnung heute', { ...box, language: 'de' });
    expect(size).toBe(40);
    expect(lines).toEqual(['Datenschutzgrundverordnung', 'heute']);
  });

  it('keeps together what no-break spaces join', () => {
    const { lines } = breakLines('Votre navigateur vous trahit-il\u00a0? Oui', { ...box, language: 'fr' });
    expect(lines.join('|')).toMatch(/trahit-il\u00a0\?/);
  });

  it('breaks Japanese between words, and never before a mark', () => {
    const text = 'ブラウザから情報が漏れていませんか？今すぐ確認、安心。';
    const { lines } = breakLines(text, { ...box, language: 'ja' });
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.join('')).toBe(text);
    for (const line of lines) {
      expect(measure(line, 40)).toBeLessThanOrEqual(600);
      expect(line).not.toMatch(/^[、。？」]/);
    }
  });
});

describe('socialPicture', () => {
  it('says the title without the brand that stands above it', () => {
    expect(withoutBrand('What is a VPN?, Tern')).toBe('What is a VPN?');
    expect(withoutBrand('Verrät dich dein Browser? Tern')).toBe('Verrät dich dein Browser?');
    expect(withoutBrand('Contact Tern')).toBe('Contact Tern');
    expect(withoutBrand('Tern')).toBe('Tern');
  });

  it('draws narrow spaces as ordinary no-break ones', () => {
    const svg = socialPicture({ title: 'Oublié\u202f?', language: 'fr', ...font });
    expect(svg).toContain('Oublié\u00a0?');
  });

  it('puts text where reading begins and the world where it ends', () => {
    const texts = (svg: string) => [...svg.matchAll(/<text x="([\d.]+)"[^>]*text-anchor="(\w+)"/g)];
    const english = texts(socialPicture({ title: 'Plans & <prices>', language: 'en', ...font }));
    const arabic = texts(socialPicture({ title: 'الأسعار', language: 'ar', ...font }));
    for (const [, x, anchor] of english) {
      expect(anchor).toBe('start');
      expect(Number(x)).toBeLessThan(200);
    }
    for (const [, x, anchor] of arabic) {
      expect(anchor).toBe('end');
      expect(Number(x)).toBeGreaterThan(1000);
    }
  });

  it('keeps the order of an amount in Arabic', () => {
    const svg = socialPicture({ title: 'من $3.75', language: 'ar', ...font });
    expect(svg).toContain('\u202bمن \u202a$3.75\u202c\u202c');
  });

  it('escapes what a title may contain', () => {
    const svg = socialPicture({ title: 'A & <b> "c"', language: 'en', ...font });
    expect(svg).toContain('A &amp; &lt;b&gt; &quot;c&quot;');
  });

  it('has an address that changes with the title', () => {
    expect(pictureVersion('A')).not.toBe(pictureVersion('B'));
    expect(pictureVersion('A')).toMatch(/^[0-9a-z]+$/);
  });
});

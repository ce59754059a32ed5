import { languages } from '@tern/domain';
import { describe, expect, it } from 'vitest';
import { changeMarkup, changeSummary } from './changeMarkup.ts';
import { listChanges } from './listChanges.ts';

const origin = 'https://vpn.example';

describe('the changes in a feed', () => {
  it.each(languages)('are all there in %s, each with an address of its own', (language) => {
    const changes = listChanges(language, origin);
    const prefix = language === 'en' ? '' : `/${language}`;
    expect(changes.length).toBeGreaterThan(5);
    expect(new Set(changes.map(({ url }) => url)).size).toBe(changes.length);
    for (const { url, title, description, html, published } of changes) {
      expect(url.startsWith(`${origin}${prefix}/dynamic#`)).toBe(true);
      expect(title && description && html).toBeTruthy();
      expect(published).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(html).not.toMatch(/href="(?!https:)/);
    }
    expect(changes.map(({ published }) => published)).toEqual(
      changes
        .map(({ published }) => published)
        .sort()
        .reverse(),
    );
  });

  it('are markup that shows every text as it is', () => {
    const blocks = [
      { kind: 'heading' as const, spans: [{ text: 'A <b>' }] },
      { kind: 'paragraph' as const, spans: [{ text: 'See ' }, { text: 'the plans', href: '/pricing' }] },
      { kind: 'list' as const, ordered: false, items: [[{ text: 'one', look: 'strong' as const }]] },
    ];
    const place = { language: 'de' as const, origin, url: `${origin}/de/dynamic#x` };
    expect(changeMarkup(blocks, place)).toBe(
      '<h2>A &lt;b&gt;</h2><p>See <a href="https://vpn.example/de/pricing">the plans</a></p><ul><li><strong>one</strong></li></ul>',
    );
    expect(changeSummary(blocks)).toBe('See the plans');
  });
});

import { createServerIntl, directionOf, type Language, languages } from '@tern/i18n';
import { compileCatalogue } from '@tern/i18n/node';
import { expect, it } from 'vitest';
import { renderTrialPage, type TrialPageState } from './renderTrialPage.ts';

const endsAt = new Date('2026-12-21T23:59:59Z');
const pages: readonly TrialPageState[] = [
  { state: 'running', endsAt },
  { state: 'cancelled', endsAt },
  { state: 'over' },
  { state: 'unknown' },
];

function render(page: TrialPageState, language: Language, token = 'ord_1.sig'): string {
  const intl = createServerIntl(language, compileCatalogue(language, ['mail', 'orderCard']));
  return renderTrialPage({
    page,
    language,
    say: (message, values) => intl.formatMessage(message, values),
    publicOrigin: 'https://tern.example',
    token,
  });
}

it.each(languages)(
  'says everything in %s, with a button only where there is a trial to cancel',
  (language) => {
    for (const page of pages) {
      const html = render(page, language);
      expect(html).not.toMatch(/undefined|\[object|\{\w+\}|mail\.\w+/);
      expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      // The content security policy names the style sheet alone.
      expect(html).not.toMatch(/ style=|<script/);
      expect(html.match(/<button>/g)?.length ?? 0).toBe(page.state === 'running' ? 1 : 0);
      expect(html.includes('myAccount')).toBe(page.state !== 'running');
    }
  },
);

it('names the last day of the trial, and nothing of a token it was sent', () => {
  expect(render({ state: 'running', endsAt }, 'en')).toContain('December 21, 2026');
  const html = render({ state: 'unknown' }, 'en', '"><script>alert(1)</script>');
  expect(html).not.toContain('<script');
});

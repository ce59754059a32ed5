import { createServerIntl, directionOf, type Language, languages } from '@tern/i18n';
import { compileCatalogue } from '@tern/i18n/node';
import { expect, it } from 'vitest';
import { type RenewalPageState, renderRenewalPage } from './renderRenewalPage.ts';

const endsAt = new Date('2026-12-21T23:59:59Z');
const about = {
  chargeAt: endsAt,
  endsAt: new Date('2027-01-04T23:59:59Z'),
  price: { amount: 4500, currency: 'USD' },
} as const;
const pages: readonly RenewalPageState[] = [
  ...(['stop', 'keep', 'cancelled', 'kept'] as const).flatMap((state) => [
    { ...about, state, trial: false },
    { ...about, state, trial: true, endsAt },
  ]),
  { state: 'over' },
  { state: 'unknown' },
];

function render(page: RenewalPageState, language: Language, token = 'ord_1.sig'): string {
  const intl = createServerIntl(language, compileCatalogue(language, ['mail', 'orderCard']));
  return renderRenewalPage({
    page,
    language,
    say: (message, values) => intl.formatMessage(message, values),
    publicOrigin: 'https://tern.example',
    token,
  });
}

it.each(languages)(
  'says everything in %s, with a button only where there is something to decide',
  (language) => {
    for (const page of pages) {
      const html = render(page, language);
      expect(html).not.toMatch(/undefined|\[object|\{\w+\}|mail\.\w+/);
      expect(html).toContain(`<html lang="${language}" dir="${directionOf(language)}">`);
      // The content security policy names the style sheet alone.
      expect(html).not.toMatch(/ style=|<script/);
      expect(html.match(/<button>/g)?.length ?? 0).toBe(
        page.state === 'stop' || page.state === 'keep' ? 1 : 0,
      );
      expect(html.includes('myAccount')).toBe(page.state !== 'stop' && page.state !== 'keep');
    }
  },
);

it('names the day, the sum, and until when the plan works without it', () => {
  expect(render({ ...about, state: 'stop', trial: true, endsAt }, 'en')).toContain('December 21, 2026');
  const stop = render({ ...about, state: 'stop', trial: false }, 'en');
  expect(stop).toContain('December 21, 2026 for $45.00');
  expect(stop).toContain('January 4, 2027');
  expect(render({ ...about, state: 'keep', trial: false }, 'en')).toContain('On December 21, 2026, $45.00');
});

it('is the receipt of a cancellation, to the second', () => {
  const cancelledAt = new Date('2026-11-26T20:14:07Z');
  for (const trial of [true, false]) {
    const html = render({ ...about, state: 'cancelled', trial, cancelledAt }, 'en');
    expect(html).toMatch(/<p>Received: November 26, 2026 at 8:14:07\sPM UTC<\/p>/);
    expect(render({ ...about, state: 'cancelled', trial }, 'en')).not.toContain('Received');
  }
});

it('gives nothing of a token it was sent', () => {
  const html = render({ state: 'unknown' }, 'en', '"><script>alert(1)</script>');
  expect(html).not.toContain('<script');
});

import { languages } from '@tern/domain';
import { expect, it } from 'vitest';
import { formatDate } from './format.ts';
import { formatWholeDate } from './formatWholeDate.ts';

it.each(languages)('keeps a date of %s in one line', (language) => {
  for (const style of ['day', 'medium', 'long'] as const) {
    const date = formatWholeDate('2027-11-26T12:00:00Z', language, style);
    expect(date).not.toMatch(/ |[年月]\d/);
    expect(date.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')).toBe(
      formatDate('2027-11-26T12:00:00Z', language, style),
    );
  }
});

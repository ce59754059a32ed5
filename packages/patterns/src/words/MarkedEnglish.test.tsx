import { createTernIntl, type Language } from '@tern/i18n';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { expect, it } from 'vitest';
import { MarkedEnglish } from './MarkedEnglish.tsx';

const written = (language: Language, text: string) =>
  renderToStaticMarkup(
    <RawIntlProvider value={createTernIntl(language, {})}>
      <MarkedEnglish text={text} />
    </RawIntlProvider>,
  );

it('marks English sentences and names inside another script', () => {
  expect(written('ja', '© 2026 Tern. All rights reserved.')).toBe(
    '© 2026 <bdi lang="en" dir="ltr">Tern. All rights reserved.</bdi>',
  );
  expect(written('ar', 'اختر «Disable non-proxied UDP».')).toBe(
    'اختر «<bdi lang="en" dir="ltr">Disable non-proxied UDP</bdi>».',
  );
});

it('leaves single names and languages of the Latin script as they are', () => {
  expect(written('ar', 'اختبار تسرّب WebRTC')).toBe('اختبار تسرّب WebRTC');
  expect(written('de', 'Wähle „Disable non-proxied UDP“.')).toBe('Wähle „Disable non-proxied UDP“.');
});

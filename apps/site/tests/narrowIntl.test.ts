import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { transformWithOxc } from 'vite';
import { expect, it } from 'vitest';
import { dropAdvice, dropElements, dropFormatters, findUnusedFormatter } from '../scripts/narrowIntl.ts';

it('finds what it leaves out in the library, and leaves the rest', () => {
  const require = createRequire(createRequire(import.meta.url).resolve('react-intl'));
  const code = readFileSync(require.resolve('@formatjs/intl'), 'utf8');
  const narrow = dropFormatters(code);
  expect(narrow).toMatch(/formatMessage: formatMessage\.bind/);
  expect(narrow).toMatch(/formatDisplayName: formatDisplayName\.bind/);
  expect(narrow).not.toMatch(/formatTime: formatTime\.bind/);
  expect(() => dropFormatters(narrow)).toThrow(/formatNumberToParts/);
});

it('leaves out what the library tells developers, and no more', async () => {
  const require = createRequire(createRequire(import.meta.url).resolve('react-intl'));
  const file = require.resolve('@formatjs/intl');
  const short = dropAdvice(readFileSync(file, 'utf8'));
  expect(short).toContain('An \\`id\\` must be provided to format a message.`);');
  expect(short).not.toMatch(/babel-plugin|for more details|verifyConfigMessages\(resolved/);
  expect(() => dropAdvice(short)).toThrow(/id/);
  const { code } = await transformWithOxc(short, 'intl.js');
  expect(code).toContain('MissingTranslationError');
});

it('leaves out the names of elements', () => {
  expect(dropElements('const M = React.memo(A, b);\nM.displayName = "M";\n')).toBe(
    'const M = /* @__PURE__ */ React.memo(A, b);\n',
  );
  expect(dropElements('const a = 1;\nIntlProviderImpl.displayName = "IntlProvider";\nb();\n')).toBe(
    'const a = 1;\nb();\n',
  );
});

it.each([
  ['const { formatMessage, formatTime } = useIntl();', true],
  ['return intl.formatRelativeTime(1);', true],
  ['const { formatMessage, formatNumber } = useIntl();', false],
  ["import { formatDate } from '@tern/i18n'; const { locale } = useIntl();", false],
])('%s', (code, found) => {
  expect(findUnusedFormatter(code) !== null).toBe(found);
});

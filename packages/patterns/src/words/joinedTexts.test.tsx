import loaders from 'virtual:tern-messages/loaders';
import { createTernIntl, type Language } from '@tern/i18n';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RawIntlProvider } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { DisplaySettings } from '../DisplaySettings/DisplaySettings.tsx';
import { ClaimsPart } from '../TransparencyScreen/ClaimsPart.tsx';
import { VerifySteps } from '../VerifySteps/VerifySteps.tsx';

const textOf = async (language: Language, part: ReactNode) =>
  renderToStaticMarkup(
    <RawIntlProvider value={createTernIntl(language, (await loaders[language]()).default)}>
      {part}
    </RawIntlProvider>,
  ).replace(/<[^>]*>/g, '');

describe('what the site claims, in the grammar of each language', () => {
  const none = { servers: 0, cities: 0, countries: 0 };
  const feed = {
    ...{ servers: 6642, cities: 90, countries: 64, owned: none, rented: none },
    ...{ sequence: 20481, issuedAt: '2026-11-29T08:12:00Z', key: 'a' },
  };
  const claims: Partial<Record<Language, readonly string[]>> = {
    en: ['6000+ servers', '50+ countries'],
    ja: ['サーバー6000台以上', '50か国以上'],
    fr: ['lus de 6000 serveurs', 'lus de 50 pays'],
    ar: ['أكثر من 6000 خادم', 'أكثر من 50 دولة'],
  };
  it.each(Object.entries(claims))('%s', async (language, said) => {
    const table = await textOf(
      language as Language,
      <ClaimsPart feed={feed} origin="https://vpn.example" verify={null} />,
    );
    const steps = await textOf(
      language as Language,
      <VerifySteps
        steps={[{ step: 'counts', servers: feed.servers, countries: feed.countries }]}
        verdict={null}
        onVerify={() => {}}
      />,
    );
    for (const claim of said) {
      expect(table).toContain(claim);
      expect(steps).toContain(claim);
    }
    // The same count is written in one way, alone and in a sentence.
    expect(table).toContain('6642');
    expect(steps).toContain('6642');
  });
});

it.each([
  ['en', 'Larger text: Turn on'],
  ['fr', 'Texte plus grand\u00a0: Activer'],
  ['ja', '大きな文字：オンにする'],
] as const)('names a button after its setting with the sign of the language: %s', async (language, name) => {
  expect(await textOf(language, <DisplaySettings action="/settings" back="/" />)).toContain(name);
});

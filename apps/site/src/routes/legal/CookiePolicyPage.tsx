import { attributionDays } from '@tern/domain';
import { Table } from '@tern/ui';
import { LegalPage } from '../../content/LegalPage.tsx';
import { useWords } from '../../content/useWords.ts';
import { cookiePolicyPageMessages as m } from './cookiePolicyPage.messages.ts';

/** Every cookie and entry of the site, by name. */
export function CookiePolicyPage() {
  const words = useWords();
  const days = (count: number) => words(m.longDays, { days: count });
  const year = words(m.longYear);
  const rows = [
    ['language', m.cLanguage, year],
    ['currency', m.cCurrency, year],
    ['form', m.cForm, year],
    ['session', m.cSession, words(m.longSession)],
    ['signed_in', m.cSigned, words(m.longSession)],
    ['cje, cje-client, cf-click, _aid', m.cPartner, days(attributionDays)],
  ] as const;
  return (
    <LegalPage
      title={m.title}
      lead={m.lead}
      changed="2026-11-21"
      sections={[
        {
          title: m.s1Title,
          text: m.s1Text,
          more: (
            <Table
              caption={words(m.tableCaption)}
              columns={[
                { key: 'name', label: words(m.colName) },
                { key: 'what', label: words(m.colWhat) },
                { key: 'long', label: words(m.colLong) },
              ]}
              rows={rows.map(([name, what, long]) => ({
                key: name,
                cells: { name: <bdi>{name}</bdi>, what: words(what), long },
              }))}
            />
          ),
        },
        { title: m.s2Title, text: m.s2Text },
        { title: m.s3Title, text: m.s3Text, values: { days: attributionDays } },
        { title: m.s4Title, text: m.s4Text },
        { title: m.s5Title, text: m.s5Text },
        { title: m.s6Title, text: m.s6Text },
      ]}
    />
  );
}

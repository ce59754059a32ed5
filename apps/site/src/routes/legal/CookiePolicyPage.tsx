import { attributionDays } from '@tern/domain';
import { Table } from '@tern/ui';
import { LegalPage } from '../../content/LegalPage.tsx';
import { useWords } from '../../content/useWords.ts';
import { browserEntries, type KeptFor } from './browserEntries.ts';
import { cookiePolicyPageMessages as m } from './cookiePolicyPage.messages.ts';

/** Every cookie and entry of the site, by name. */
export function CookiePolicyPage() {
  const words = useWords();
  const long: Record<KeptFor, (count: number) => string> = {
    days: (days) => words(m.longDays, { days }),
    minutes: (minutes) => words(m.longMinutes, { minutes }),
    session: (days) => words(m.longSession, { days }),
    year: () => words(m.longYear),
    deleted: () => words(m.longDeleted),
    nextVisit: () => words(m.longNextVisit),
    tab: () => words(m.longTab),
  };
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
              rows={browserEntries.map(({ names, what, kept: [unit, count = 0] }) => ({
                key: names[0],
                cells: { name: <bdi>{names.join(', ')}</bdi>, what: words(m[what]), long: long[unit](count) },
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

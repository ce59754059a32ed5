import { attributionDays, buildPath, namesWithConsent, type StoredFor, storedEntries } from '@tern/domain';
import { CookieChoice } from '@tern/patterns';
import { Table } from '@tern/ui';
import { useSite } from '../../app/SiteContext.tsx';
import { LegalPage } from '../../content/LegalPage.tsx';
import { useWords } from '../../content/useWords.ts';
import { cookiePolicyPageMessages as m } from './cookiePolicyPage.messages.ts';
import { kindNames, purposeTexts } from './storedWords.ts';

/** Every cookie and entry of the site, by name, and the choice about those that need consent. */
export function CookiePolicyPage() {
  const { language, variant } = useSite();
  return (
    <LegalPage
      title={m.title}
      lead={m.lead}
      changed="2026-11-22"
      sections={[
        { title: m.s1Title, text: m.s1Text, more: <Entries needsConsent={false} /> },
        { title: m.s2Title, text: m.s2Text },
        { title: m.s3Title, text: m.s3Text, values: { days: attributionDays } },
        { title: m.s4Title, text: m.s4Text, more: <Entries needsConsent /> },
        { title: m.s5Title, text: m.s5Text },
        {
          title: m.s6Title,
          text: m.s6Text,
          more: (
            <CookieChoice
              action="/consent"
              back={buildPath({ language, variant, path: '/cookie-policy' })}
              language={language}
              forget={namesWithConsent('localStorage', 'sessionStorage')}
            />
          ),
        },
      ]}
    />
  );
}

/** The list of what is stored: what needs consent, or what needs none. */
function Entries({ needsConsent }: { needsConsent: boolean }) {
  const words = useWords();
  const rows = storedEntries.filter((entry) => entry.needsConsent === needsConsent);
  if (rows.length === 0) return null;
  const long: Record<StoredFor, (count: number) => string> = {
    days: (days) => words(m.longDays, { days }),
    minutes: (minutes) => words(m.longMinutes, { minutes }),
    session: (days) => words(m.longSession, { days }),
    year: () => words(m.longYear),
    deleted: () => words(m.longDeleted),
    nextVisit: () => words(m.longNextVisit),
    tab: () => words(m.longTab),
  };
  return (
    <Table
      caption={words(needsConsent ? m.s4Title : m.tableCaption)}
      columns={[
        { key: 'name', label: words(m.colName) },
        { key: 'kind', label: words(m.colKind) },
        { key: 'what', label: words(m.colWhat) },
        { key: 'long', label: words(m.colLong) },
      ]}
      rows={rows.map(({ names, kind, purpose, lasts: [unit, count = 0] }) => ({
        key: `${kind} ${names[0]}`,
        cells: {
          name: <bdi>{names.join(', ')}</bdi>,
          kind: words(kindNames[kind]),
          what: words(purposeTexts[purpose]),
          long: long[unit](count),
        },
      }))}
    />
  );
}

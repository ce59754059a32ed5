import { buildPath } from '@tern/domain';
import { PartnerPanel, pageLabel } from '@tern/patterns';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useSite } from '../../app/SiteContext.tsx';
import { useStores } from '../../app/stores.tsx';
import { createPartnerStore, partnerCsv } from './partner.store.ts';
import { saveFile } from './saveFile.ts';

/** `/myAccount/partner`: links, visits, sales and reversals (spec section 2, affiliate). */
export function PartnerSection() {
  const { api } = useStores();
  const { language } = useSite();
  const { formatMessage } = useIntl();
  const [store] = useState(() => createPartnerStore(api));
  const { report, failed } = useSnapshot(store.state);
  useEffect(() => void store.load(), [store]);

  if (!report) {
    return failed ? (
      <PartnerPanel status="error" onRetry={() => void store.load()} />
    ) : (
      <PartnerPanel status="loading" />
    );
  }
  const { partner } = report;
  if (!partner) return <PartnerPanel status="none" programmeHref="/affiliate" />;
  return (
    <PartnerPanel
      code={partner.code}
      terms={partner.terms}
      visits={partner.clicks.reduce((sum, { count }) => sum + count, 0)}
      sales={partner.sales.map(({ at, label, amount, currency, reward, reversed_at }) => ({
        at,
        label,
        amount: { amount, currency },
        reward: reward === null ? null : { amount: reward, currency },
        reversedAt: reversed_at,
      }))}
      pages={partner.pages.map((path) => {
        const label = pageLabel(path);
        return {
          href: location.origin + buildPath({ language, variant: 'desktop', path }),
          ...(path !== '/' && { name: label ? formatMessage(label) : path }),
        };
      })}
      onSave={() => {
        const saved = store.state.report?.partner;
        if (saved) saveFile('partner.csv', partnerCsv(saved), 'text/csv');
      }}
    />
  );
}

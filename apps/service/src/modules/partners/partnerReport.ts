import { partnerReport as operation } from '@tern/contract';
import { allRoutes, dayMs, isCurrency, parsePartnerClick } from '@tern/domain';
import { timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { salesOf } from './conversions.repo.ts';
import { clicksOf, findPartnerOf } from './partners.repo.ts';

/** Pages with a parameter have no address of their own. */
const pages = allRoutes()
  .filter(({ tracking, path }) => tracking && !path.includes(':'))
  .map(({ path }) => path)
  .sort();

/** ms that the figures go back. */
const span = 180 * dayMs;

export const partnerReport = defineHandler(operation, async ({ context, who }) => {
  const partner = await findPartnerOf(context.db, who.userId);
  if (!partner?.code) return { partner: null };
  const since = timeFromNow(context, -span);
  const [clicks, sales] = await Promise.all([
    clicksOf(context.db, partner.id, since.toISOString().slice(0, 10)),
    salesOf(context.db, partner.id, since),
  ]);
  const terms = context.config.partnerTerms.find(({ network }) => network === 'direct');
  return {
    partner: {
      code: partner.code,
      pages,
      terms: terms ? { percent: terms.percent, days: terms.days } : null,
      clicks,
      sales: sales.flatMap(({ soldAt, click, amount, currency, reward, reversedAt }) =>
        isCurrency(currency)
          ? [
              {
                at: soldAt.toISOString(),
                label: parsePartnerClick(click)?.label ?? '',
                amount,
                currency,
                reward,
                reversed_at: reversedAt?.toISOString() ?? null,
              },
            ]
          : [],
      ),
    },
  };
});

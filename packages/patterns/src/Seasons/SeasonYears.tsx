import { type CampaignName, type PageVariant, seasonYears, themeOf } from '@tern/domain';
import { CampaignPlate } from '@tern/ui';
import * as css from './Seasons.css.ts';

/** How a season looked in each year that had a look of its own. */
export function SeasonYears({
  season,
  variant = 'desktop',
}: {
  season: CampaignName;
  variant?: PageVariant;
}) {
  return (
    <ul className={css.list}>
      {seasonYears[season].map((year) => (
        <li key={year} data-campaign={themeOf(season, year)} className={css.season}>
          <p className={css.name}>{year}</p>
          <div className={css.whole}>
            <CampaignPlate campaign={themeOf(season, year)} pageVariant={variant} />
          </div>
        </li>
      ))}
    </ul>
  );
}

import type { PageVariant } from '@tern/domain';
import { ChartTrip, CityChart, VisuallyHidden } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './ConnectChart.css.ts';
import type { ConnectVisitor } from './ConnectVisitor.ts';
import { type CityName, cityNames } from './cityNames.ts';
import { connectCities, firstCity } from './connectCities.ts';
import { connectTryMessages as m } from './connectTry.messages.ts';
import { useConnectWords } from './useConnectWords.ts';

interface ConnectChartProps {
  /** Of the group of cities: names and ids begin with it. */
  id: string;
  variant: PageVariant;
  visitor: ConnectVisitor | null;
  /** A map to look at. */
  closed: boolean;
  onChoose: (id: string) => void;
}

const leadersOf = (variant: PageVariant) =>
  connectCities.flatMap(({ id, at }) => {
    const { name, side, phone }: CityName = cityNames[id];
    return name && (phone || variant === 'desktop')
      ? [{ from: at, x: side === 'end' ? name.x + 3 : name.x - 3, y: name.y }]
      : [];
  });

/** Cities to choose from, on the chart. Each has its trip beside it, which is seen while the city is chosen. */
export function ConnectChart({ id: group, variant, visitor, closed, onChoose }: ConnectChartProps) {
  const { formatMessage } = useIntl();
  const words = useConnectWords();
  const own = visitor?.at ?? null;
  const city = visitor && words.ownCity(visitor);
  const ground = (
    <CityChart
      pageVariant={variant}
      cities={connectCities.map(({ at }) => at)}
      leaders={leadersOf(variant)}
      own={own}
      ownName={city ? formatMessage(m.youIn, { city }) : formatMessage(m.you)}
      ringClassName={css.ring}
    />
  );
  if (closed)
    return (
      <div className={css.chart}>
        {ground}
        {connectCities.map((one) => (
          <span key={one.id} className={css.cities[one.id]}>
            <span className={css.names[one.id]}>
              <span className={css.name}>{words.cityName(one)}</span>
            </span>
          </span>
        ))}
      </div>
    );
  return (
    <fieldset className={css.chart}>
      <legend>
        <VisuallyHidden>{formatMessage(m.where)}</VisuallyHidden>
      </legend>
      {ground}
      {connectCities.map((one) => (
        <div key={one.id} className={css.cities[one.id]}>
          <label className={css.names[one.id]}>
            <input
              className={css.radio}
              type="radio"
              name={`${group}-to`}
              id={`${group}-${one.id}`}
              value={one.id}
              // The list has a second label for it.
              aria-label={words.cityPlace(one)}
              defaultChecked={one.id === firstCity}
              onChange={(event) => onChoose(event.currentTarget.value)}
            />
            <span className={css.name}>{words.cityName(one)}</span>
          </label>
          <ChartTrip from={own} to={one.at} className={css.trip} />
        </div>
      ))}
    </fieldset>
  );
}

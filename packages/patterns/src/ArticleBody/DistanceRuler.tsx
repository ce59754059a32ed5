import { formatNumber, type Language } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { articleMessages as m } from '../blog/article.messages.ts';
import * as css from './DistanceRuler.css.ts';

/** Kilometres a second: light in glass with a refractive index of about 1.5. */
const speed = 200_000;
/** Half of the way around the earth, in steps. */
const distances = [0, 5000, 10_000, 15_000, 20_000];
const delayOf = (distance: number) => (2 * distance * 1000) / speed;
const blocks = 20;

/** Distance, and the delay that no network can do without. A scale: it never mirrors. */
export function DistanceRuler() {
  const { formatMessage, locale } = useIntl();
  const figure = (value: number) => formatNumber(value, locale as Language);
  return (
    <figure className={css.figure}>
      <div className={css.plate} aria-hidden="true">
        <p className={css.unit}>{formatMessage(m.rulerDistance)}</p>
        <div dir="ltr">
          <Figures values={distances.map(figure)} />
          <svg className={css.ruler} aria-hidden="true" viewBox="0 0 1000 16" preserveAspectRatio="none">
            <rect className={css.frame} x="0" y="4" width="1000" height="8" />
            {Array.from({ length: blocks / 2 }, (_, index) => (
              <rect
                key={index}
                className={css.block}
                x={(index * 2 * 1000) / blocks}
                y="4"
                width={1000 / blocks}
                height="8"
              />
            ))}
          </svg>
          <Figures values={distances.map((distance) => figure(delayOf(distance)))} strong />
        </div>
        <p className={css.unit}>{formatMessage(m.rulerDelay)}</p>
      </div>
      <figcaption className={css.caption}>
        {formatMessage(m.rulerCaption, { speed, distance: 1000, delay: delayOf(1000) })}
      </figcaption>
    </figure>
  );
}

function Figures({ values, strong = false }: { values: readonly string[]; strong?: boolean }) {
  return (
    <div className={strong ? css.strong : css.figures}>
      {values.map((value) => (
        <span key={value} className={css.value}>
          {value}
        </span>
      ))}
    </div>
  );
}

import { formatNumber, type Language } from '@tern/i18n';
import { useIntl } from 'react-intl';
import { articleMessages as m } from '../blog/article.messages.ts';
import * as css from './DistanceRuler.css.ts';
import { fibreDelay, fibreSpeed, rulerDistances } from './distanceDelay.ts';

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
          <Figures values={rulerDistances.map(figure)} />
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
          <Figures values={rulerDistances.map((distance) => figure(fibreDelay(distance)))} strong />
        </div>
        <p className={css.unit}>{formatMessage(m.rulerDelay)}</p>
      </div>
      <figcaption className={css.caption}>
        {formatMessage(m.rulerCaption, { speed: fibreSpeed, distance: 1000, delay: fibreDelay(1000) })}
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

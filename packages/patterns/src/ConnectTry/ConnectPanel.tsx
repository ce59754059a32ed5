import { brand } from '@tern/domain';
import { CircleGlyph, cx, Disclosure, Icon, Ltr, ShieldCheckGlyph } from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './ConnectPanel.css.ts';
import type { ConnectVisitor } from './ConnectVisitor.ts';
import { type ConnectCity, connectCities } from './connectCities.ts';
import { connectTryMessages as m } from './connectTry.messages.ts';
import { forCity, whileOff, whileOn } from './states.css.ts';
import { useConnectWords } from './useConnectWords.ts';

interface ConnectPanelProps {
  /** Of the group of cities. */
  group: string;
  visitor: ConnectVisitor | null;
  /** Null before the page is awake: what is written for everybody has no clock. */
  now: Date | null;
  onSwitch: (on: boolean) => void;
}

/** The same line for each city; the one that is chosen shows. */
export function EachCity({ children }: { children: (city: ConnectCity) => ReactNode }) {
  return connectCities.map((city) => (
    <span key={city.id} className={forCity} data-city={city.id}>
      {children(city)}
    </span>
  ));
}

/** The view of sites and of the network, and the switch that changes it. */
export function ConnectPanel({ group, visitor, now, onSwitch }: ConnectPanelProps) {
  const { formatMessage } = useIntl();
  const words = useConnectWords();
  const place = visitor && words.ownPlace(visitor);
  return (
    <div className={css.panel}>
      <div className={css.top}>
        <p className={css.states}>
          <span className={cx(css.state, css.off)}>
            <Icon glyph={visitor?.through ? ShieldCheckGlyph : CircleGlyph} size="sm" />
            <span>
              {visitor?.through ? formatMessage(m.through, { brand: brand.name }) : formatMessage(m.off)}
            </span>
          </span>
          <span className={cx(css.state, css.connecting)}>
            <Icon glyph={CircleGlyph} size="sm" />
            <span>{formatMessage(m.connecting)}</span>
          </span>
          <span className={cx(css.state, css.on)}>
            <Icon glyph={ShieldCheckGlyph} size="sm" />
            <span>{formatMessage(m.on)}</span>
          </span>
        </p>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: the native checkbox says whether it is on
          role="switch"
          id={`${group}-on`}
          aria-label={formatMessage(m.switch, { brand: brand.name })}
          className={css.track}
          onChange={(event) => onSwitch(event.currentTarget.checked)}
        />
      </div>
      <p className={css.term}>{formatMessage(m.sitesSee)}</p>
      <p className={css.address}>
        <span className={cx(css.addressOff, visitor && visitor.ip.length > 15 ? css.long : null)}>
          {visitor ? <Ltr>{visitor.ip}</Ltr> : <span>{formatMessage(m.yourAddress)}</span>}
        </span>
        <span className={css.addressOn}>
          <EachCity>{({ address }) => <Ltr>{address}</Ltr>}</EachCity>
        </span>
      </p>
      <p className={css.place}>
        <span className={css.swap}>
          <span className={whileOff}>{place ?? formatMessage(m.noPlace)}</span>
          <span className={whileOn}>
            <EachCity>{words.cityPlace}</EachCity>
          </span>
        </span>
        {now ? (
          <span className={css.swapEnd}>
            <span className={whileOff}>
              {place && visitor?.timeZone ? <Ltr>{words.timeIn(visitor.timeZone, now)}</Ltr> : null}
            </span>
            <span className={whileOn}>
              <EachCity>{({ timeZone }) => <Ltr>{words.timeIn(timeZone, now)}</Ltr>}</EachCity>
            </span>
          </span>
        ) : null}
      </p>
      <p className={css.network}>
        <span>{formatMessage(m.networkSees)}</span>
        <span className={css.swapEnd}>
          <span className={cx(whileOff, css.seen)}>{formatMessage(m.openSites)}</span>
          <span className={cx(whileOn, css.seen)}>{formatMessage(m.oneConnection)}</span>
        </span>
      </p>
      <div className={css.choice}>
        <span className={css.to}>{formatMessage(m.to)}</span>
        <span className={css.chosen}>
          <EachCity>{words.cityName}</EachCity>
        </span>
        <Disclosure align="full" summary={<span className={css.change}>{formatMessage(m.change)}</span>}>
          <div className={css.list}>
            {connectCities.map((city) => {
              const km = words.distanceTo(visitor, city);
              return (
                <label key={city.id} htmlFor={`${group}-${city.id}`} className={css.listRow}>
                  <span>{words.cityName(city)}</span>
                  {km ? <span className={css.far}>{km.distance}</span> : null}
                </label>
              );
            })}
          </div>
        </Disclosure>
      </div>
      <Distance visitor={visitor} />
    </div>
  );
}

function Distance({ visitor }: Pick<ConnectPanelProps, 'visitor'>) {
  const { formatMessage } = useIntl();
  const words = useConnectWords();
  return (
    <p className={css.distance}>
      {visitor?.at ? (
        <EachCity>
          {(city) => {
            const { distance = '', delay = '' } = words.distanceTo(visitor, city) ?? {};
            return (
              <>
                <strong className={css.km}>{distance}</strong> <span>{delay}</span>
              </>
            );
          }}
        </EachCity>
      ) : (
        <span>{formatMessage(m.noDistance)}</span>
      )}
    </p>
  );
}

import {
  Bird,
  CheckGlyph,
  ChevronRightGlyph,
  CircleGlyph,
  CountryCode,
  cx,
  Icon,
  Ltr,
  SearchGlyph,
  ShieldCheckGlyph,
  VoyageMap,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import type { ConnectVisitor } from '../ConnectTry/ConnectVisitor.ts';
import type { ConnectCityId } from '../ConnectTry/cityNames.ts';
import { type ConnectCity, connectCities } from '../ConnectTry/connectCities.ts';
import { connectTryMessages as tryWords } from '../ConnectTry/connectTry.messages.ts';
import { useConnectWords } from '../ConnectTry/useConnectWords.ts';
import { homeExamples } from '../home/homeExamples.ts';
import { loginFormMessages as login } from '../LoginForm/loginForm.messages.ts';
import { countriesMessages as countries } from '../navigation/countries.messages.ts';
import { Distance } from '../network/Distance.tsx';
import { onOffMessages as examples } from '../OnOff/onOff.messages.ts';
import { placeFilterMessages as filter } from '../PlaceFilter/placeFilter.messages.ts';
import * as css from './AppScreen.css.ts';

export type AppScreenName = 'connect' | 'places' | 'signIn';

interface OnProps {
  on: boolean;
}

/** Between the bars of the app. */
export function AppScreen({ screen, on }: OnProps & { screen: AppScreenName }) {
  if (screen === 'places') return <Places />;
  return screen === 'signIn' ? <SignIn /> : <Connection on={on} />;
}

/** Somebody in Lyon, whose clock shows. */
const visitor: ConnectVisitor = {
  ip: homeExamples.visitor,
  city: 'Lyon',
  countryCode: 'FR',
  at: { latitude: 45.76, longitude: 4.84 },
  timeZone: 'Europe/Paris',
  through: false,
};
export const times = { off: '20:14', on: '04:14' };

const cityOf = (id: ConnectCityId) => connectCities.find((city) => city.id === id) as ConnectCity;
const tokyo = cityOf('tokyo');
const others = (['paris', 'frankfurt', 'london', 'newYork', 'mumbai'] as const).map(cityOf);
/** The city that was chosen, and others from near to far. */
export const listed = [tokyo, ...others];

export const Mark = () => (
  <svg className={css.mark} viewBox="-24 -24 48 48" aria-hidden="true">
    <Bird turn={42} />
  </svg>
);

export function State({ on }: OnProps) {
  const { formatMessage } = useIntl();
  return (
    <span className={cx(css.state, on && css.connected)}>
      <Icon glyph={on ? ShieldCheckGlyph : CircleGlyph} size="sm" />
      <span>{formatMessage(on ? tryWords.on : tryWords.off)}</span>
    </span>
  );
}

/** Off is an outline, on is filled: the colour is never the only difference. */
export const SwitchSign = ({ on }: OnProps) => <i className={cx(css.sign, on && css.signOn)} />;

export const Addresses = ({ on }: OnProps) => (
  <span className={css.addresses}>
    <Ltr>{on ? homeExamples.server : homeExamples.visitor}</Ltr>
    <span className={css.clock}>
      <Ltr>{on ? times.on : times.off}</Ltr>
    </span>
  </span>
);

function Connection({ on }: OnProps) {
  const { formatMessage } = useIntl();
  const { cityName } = useConnectWords();
  return (
    <div className={css.connection}>
      <div className={css.map}>
        <VoyageMap trip={on ? 'flown' : 'planned'} />
      </div>
      <State on={on} />
      <span className={css.place}>{formatMessage(on ? examples.placeOn : examples.placeOff)}</span>
      <Addresses on={on} />
      <span className={css.small}>
        <DistanceTo city={tokyo} />
      </span>
      <span className={css.press}>
        <SwitchSign on={on} />
      </span>
      <span className={css.to}>
        <span className={css.small}>{formatMessage(tryWords.to)}</span>
        <CountryCode>{tokyo.code}</CountryCode>
        <span>{cityName(tokyo)}</span>
        <span className={css.far}>
          <Icon glyph={ChevronRightGlyph} size="sm" />
        </span>
      </span>
    </div>
  );
}

function DistanceTo({ city }: { city: ConnectCity }) {
  const { kmTo } = useConnectWords();
  return <Distance km={kmTo(visitor, city) ?? 0} />;
}

function Places() {
  const { formatMessage } = useIntl();
  return (
    <div className={css.places}>
      <span className={css.field}>
        <Icon glyph={SearchGlyph} size="sm" />
        <span>{formatMessage(filter.search)}</span>
      </span>
      <Place city={tokyo} chosen />
      <span className={css.small}>{formatMessage(filter.byDistance)}</span>
      {others.map((city) => (
        <Place key={city.id} city={city} />
      ))}
    </div>
  );
}

function Place({ city, chosen }: { city: ConnectCity; chosen?: boolean }) {
  const { formatMessage } = useIntl();
  const { cityName } = useConnectWords();
  return (
    <span className={css.row}>
      <CountryCode>{city.code}</CountryCode>
      <span className={css.names}>
        <span>{cityName(city)}</span>
        <span className={css.small}>{formatMessage(countries[city.country])}</span>
      </span>
      <span className={cx(css.small, css.far)}>
        <DistanceTo city={city} />
      </span>
      {chosen ? <Icon glyph={CheckGlyph} size="sm" className={css.check} /> : null}
    </span>
  );
}

function SignIn() {
  const { formatMessage } = useIntl();
  return (
    <div className={css.signIn}>
      <Mark />
      <span className={css.place}>{formatMessage(login.title)}</span>
      <span className={css.fieldLabel}>{formatMessage(login.email)}</span>
      <span className={css.field}>
        <Ltr>you@example.com</Ltr>
      </span>
      <span className={css.fieldLabel}>{formatMessage(login.password)}</span>
      <span className={css.field}>••••••••••</span>
      <span className={css.button}>{formatMessage(login.submit)}</span>
    </div>
  );
}

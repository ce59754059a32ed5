import { type Coordinates, kmBetween } from '@tern/domain';
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
  Value,
  VoyageMap,
} from '@tern/ui';
import { useIntl } from 'react-intl';
import { connectTryMessages as tryWords } from '../ConnectTry/connectTry.messages.ts';
import { homeExamples } from '../home/homeExamples.ts';
import { loginFormMessages as login } from '../LoginForm/loginForm.messages.ts';
import { countriesMessages as countries } from '../navigation/countries.messages.ts';
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

/** Where the drawn visitor is, and whose clock shows. */
const lyon: Coordinates = { latitude: 45.76, longitude: 4.84 };
export const times = { off: '20:14', on: '04:14' };

/** The city that was chosen, and others from near to far. */
export const listed = [
  { id: 'tokyo', country: 'jp', at: { latitude: 35.68, longitude: 139.69 } },
  { id: 'paris', country: 'fr', at: { latitude: 48.86, longitude: 2.35 } },
  { id: 'frankfurt', country: 'de', at: { latitude: 50.11, longitude: 8.68 } },
  { id: 'london', country: 'gb', at: { latitude: 51.51, longitude: -0.13 } },
  { id: 'newYork', country: 'us', at: { latitude: 40.71, longitude: -74.01 } },
  { id: 'mumbai', country: 'in', at: { latitude: 19.08, longitude: 72.88 } },
] as const;

const kilometers = { style: 'unit', unit: 'kilometer' } as const;
/** To the nearest 10 km. */
const kmTo = (at: Coordinates) => Math.round(kmBetween(lyon, at) / 10) * 10;

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
  const { formatMessage, formatNumber } = useIntl();
  const [tokyo] = listed;
  return (
    <div className={css.connection}>
      <div className={css.map}>
        <VoyageMap trip={on ? 'flown' : 'planned'} />
      </div>
      <State on={on} />
      <span className={css.place}>{formatMessage(on ? examples.placeOn : examples.placeOff)}</span>
      <Addresses on={on} />
      <span className={css.small}>
        <Value>{formatNumber(kmTo(tokyo.at), kilometers)}</Value>
      </span>
      <span className={css.press}>
        <SwitchSign on={on} />
      </span>
      <span className={css.to}>
        <span className={css.small}>{formatMessage(tryWords.to)}</span>
        <CountryCode>{tokyo.country.toUpperCase()}</CountryCode>
        <span>{formatMessage(tryWords.tokyo)}</span>
        <span className={css.far}>
          <Icon glyph={ChevronRightGlyph} size="sm" />
        </span>
      </span>
    </div>
  );
}

type ListedPlace = (typeof listed)[number];

function Places() {
  const { formatMessage } = useIntl();
  const [chosen, ...others] = listed;
  return (
    <div className={css.places}>
      <span className={css.field}>
        <Icon glyph={SearchGlyph} size="sm" />
        <span>{formatMessage(filter.search)}</span>
      </span>
      <Place place={chosen} chosen />
      <span className={css.small}>{formatMessage(filter.byDistance)}</span>
      {others.map((place) => (
        <Place key={place.id} place={place} />
      ))}
    </div>
  );
}

function Place({ place: { id, country, at }, chosen }: { place: ListedPlace; chosen?: boolean }) {
  const { formatMessage, formatNumber } = useIntl();
  return (
    <span className={css.row}>
      <CountryCode>{country.toUpperCase()}</CountryCode>
      <span className={css.names}>
        <span>{formatMessage(tryWords[id])}</span>
        <span className={css.small}>{formatMessage(countries[country])}</span>
      </span>
      <span className={cx(css.small, css.far)}>
        <Value>{formatNumber(kmTo(at), kilometers)}</Value>
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

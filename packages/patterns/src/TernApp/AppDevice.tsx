import { type AppPlatform, brand } from '@tern/domain';
import {
  BatteryFullGlyph,
  ChevronUpGlyph,
  CountryCode,
  cx,
  type Glyph,
  Icon,
  ListGlyph,
  Logo,
  Ltr,
  MapGlyph,
  MinusGlyph,
  PowerGlyph,
  PuzzleGlyph,
  SettingsGlyph,
  VoyageMap,
  XGlyph,
} from '@tern/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useConnectWords } from '../ConnectTry/useConnectWords.ts';
import { homeExamples } from '../home/homeExamples.ts';
import { onOffMessages as examples } from '../OnOff/onOff.messages.ts';
import * as css from './AppDevice.css.ts';
import * as screenCss from './AppScreen.css.ts';
import {
  Addresses,
  AppScreen,
  type AppScreenName,
  listed,
  Mark,
  State,
  SwitchSign,
  times,
} from './AppScreen.tsx';

interface ShownProps {
  screen: AppScreenName;
  on: boolean;
}

/** A phone, a window on a desktop, a browser or a television, with the app on it. */
export function AppDevice({ form, ...shown }: ShownProps & { form: AppPlatform }) {
  if (form === 'windows') return <Windows {...shown} />;
  if (form === 'mac') return <Mac {...shown} />;
  if (form === 'chrome') return <Browser {...shown} />;
  if (form === 'tv') return <Television {...shown} />;
  return <Phone {...shown} notch={form === 'ios'} />;
}

function Phone({ notch, ...shown }: ShownProps & { notch: boolean }) {
  return (
    <div className={css.phone}>
      <div className={css.status} dir="ltr">
        <span>{times.off}</span>
        <i className={notch ? css.notch : css.camera} />
        <Icon glyph={BatteryFullGlyph} size="sm" className={css.statusIcon} />
      </div>
      {notch ? null : <AppBar />}
      <AppScreen {...shown} />
      <AppTabs screen={shown.screen} />
      <i className={css.home} />
    </div>
  );
}

/** A desktop with land as its picture. */
function Desk({ children }: { children: ReactNode }) {
  return (
    <div className={css.desk}>
      <div className={css.wallpaper}>
        <VoyageMap />
      </div>
      {children}
    </div>
  );
}

function Windows(shown: ShownProps) {
  return (
    <Desk>
      <div className={cx(css.appWindow, css.aboveBar)}>
        <AppBar end={<WindowSigns />} />
        <AppScreen {...shown} />
        <AppTabs screen={shown.screen} />
      </div>
      <div className={css.taskBar}>
        <i className={css.startSign} />
        <i className={css.task} />
        <i className={css.task} />
        <span className={css.tray}>
          <Icon glyph={ChevronUpGlyph} size="sm" />
          <Mark />
          <span>{times.off}</span>
        </span>
      </div>
    </Desk>
  );
}

/** Hangs from the sign of the app. */
const DroppedWindow = (shown: ShownProps) => (
  <div className={cx(css.appWindow, css.belowBar)}>
    <AppBar end={<Icon glyph={SettingsGlyph} size="sm" />} />
    <AppScreen {...shown} />
  </div>
);

function Mac(shown: ShownProps) {
  return (
    <Desk>
      <div className={css.menuBar}>
        <i className={css.menuSign} />
        <span className={css.tray}>
          <span className={css.pressed}>
            <Mark />
          </span>
          <span>{times.off}</span>
        </span>
      </div>
      <DroppedWindow {...shown} />
    </Desk>
  );
}

function Browser(shown: ShownProps) {
  return (
    <Desk>
      <div className={css.menuBar}>
        <span className={css.addressBar}>
          <Ltr>{homeExamples.host}</Ltr>
        </span>
        <span className={css.pressed}>
          <Mark />
        </span>
        <Icon glyph={PuzzleGlyph} size="sm" />
      </div>
      <DroppedWindow {...shown} />
    </Desk>
  );
}

function Television({ on }: ShownProps) {
  const { formatMessage } = useIntl();
  const { cityName } = useConnectWords();
  const place = formatMessage(on ? examples.placeOn : examples.placeOff);
  return (
    <>
      <div className={css.television}>
        <div className={css.rail}>
          <Logo name={brand.name} className={css.logo} />
          {listed.map((city, index) => (
            <span key={city.id} className={cx(css.railRow, index === 0 && css.focused)}>
              <CountryCode>{city.code}</CountryCode>
              <span>{cityName(city)}</span>
            </span>
          ))}
        </div>
        <div className={css.stage}>
          <VoyageMap trip={on ? 'flown' : 'planned'} />
          <div className={css.card}>
            <State on={on} />
            <SwitchSign on={on} />
            <span className={screenCss.place}>{place}</span>
            <Addresses on={on} />
          </div>
        </div>
      </div>
      <i className={css.stand} />
    </>
  );
}

const WindowSigns = () => (
  <span className={css.signs}>
    <Icon glyph={MinusGlyph} size="sm" />
    <Icon glyph={XGlyph} size="sm" />
  </span>
);

const AppBar = ({ end }: { end?: ReactNode }) => (
  <div className={css.appBar}>
    <Logo name={brand.name} className={css.logo} />
    {end}
  </div>
);

const tabs: readonly [AppScreenName | null, Glyph][] = [
  ['connect', PowerGlyph],
  ['places', ListGlyph],
  [null, MapGlyph],
  [null, SettingsGlyph],
];

/** None before somebody has signed in. */
const AppTabs = ({ screen }: Pick<ShownProps, 'screen'>) =>
  screen === 'signIn' ? null : (
    <div className={css.tabs}>
      {tabs.map(([name, glyph], index) => (
        <span key={index} className={cx(css.tab, name === screen && css.chosenTab)}>
          <Icon glyph={glyph} directional={glyph === ListGlyph} />
        </span>
      ))}
    </div>
  );

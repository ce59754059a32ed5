import { type AppPlatform, brand } from '@tern/domain';
import { cx } from '@tern/ui';
import { useIntl } from 'react-intl';
import { onOffMessages as examples } from '../OnOff/onOff.messages.ts';
import { AppDevice } from './AppDevice.tsx';
import type { AppScreenName } from './AppScreen.tsx';
import * as css from './TernApp.css.ts';
import { ternAppMessages as m } from './ternApp.messages.ts';

export interface TernAppProps {
  /** The device around the app: a phone, a window above a task bar or below a menu bar, a browser, a television. */
  form: AppPlatform;
  /** A television shows places beside the connection, and knows no other screen. */
  screen?: AppScreenName;
  on?: boolean;
  /** In the mobile variant only the upper part of a phone shows. */
  cut?: boolean;
}

/**
 * The app as it looks on a device, in the language, the direction and the theme of the page. A picture of one name:
 * nothing in it can be pressed. Its addresses belong to nobody (RFC 5737).
 */
export function TernApp({ form, screen = 'connect', on = true, cut = false }: TernAppProps) {
  const { formatMessage } = useIntl();
  const shown = form === 'tv' ? 'connect' : screen;
  const label =
    shown === 'connect'
      ? formatMessage(on ? m.on : m.off, { brand: brand.name, place: formatMessage(examples.placeOn) })
      : formatMessage(m[shown], { brand: brand.name });
  return (
    <div
      className={cx(
        css.device,
        css.widths[form],
        cut && (form === 'ios' || form === 'android') && css.cut[form],
      )}
      role="img"
      aria-label={label}
    >
      <div aria-hidden="true">
        <AppDevice form={form} screen={shown} on={on} />
      </div>
    </div>
  );
}

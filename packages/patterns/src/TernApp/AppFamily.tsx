import { brand } from '@tern/domain';
import { useIntl } from 'react-intl';
import { onOffMessages as examples } from '../OnOff/onOff.messages.ts';
import * as css from './TernApp.css.ts';
import { TernApp } from './TernApp.tsx';
import { ternAppMessages as m } from './ternApp.messages.ts';

/**
 * The app on a television, a phone and a computer, as one picture: below centred words, cut at the foot. The mobile variant
 * shows the phone alone.
 */
export function AppFamily() {
  const { formatMessage } = useIntl();
  const label = formatMessage(m.on, { brand: brand.name, place: formatMessage(examples.placeOn) });
  return (
    <div role="img" aria-label={label}>
      <div className={css.family} aria-hidden="true">
        <div className={css.wide}>
          <TernApp form="tv" />
        </div>
        <div className={css.front}>
          <TernApp form="ios" />
        </div>
        <div className={css.beside}>
          <TernApp form="windows" screen="places" />
        </div>
      </div>
    </div>
  );
}

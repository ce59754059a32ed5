import { displaySettings, settingSwitch } from '@tern/domain';
import { Button, VisuallyHidden } from '@tern/ui';
import { useIntl } from 'react-intl';
import * as css from './DisplaySettings.css.ts';
import { displaySettingsMessages as m } from './displaySettings.messages.ts';

export interface DisplaySettingsProps {
  /** Where the form goes: a POST with `set`, such as `text-on`. */
  action: string;
  /** The address of the page it stands on: the way back. */
  back: string;
}

/**
 * Settings of a person that hold on every page. Shared HTML knows none of them: each stands in it on and off, and the
 * style shows what is so. It is a plain form, and works without a script.
 */
export function DisplaySettings({ action, back }: DisplaySettingsProps) {
  const { formatMessage } = useIntl();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="back" value={back} />
      <ul className={css.list}>
        {displaySettings.map((setting) => {
          const name = formatMessage(m[setting]);
          return (
            <li key={setting} className={css.row}>
              <div className={css.words}>
                <p className={css.name}>{name}</p>
                <p className={css.note}>{formatMessage(m[`${setting}Note`])}</p>
              </div>
              {([false, true] as const).map((on) => (
                <div
                  key={String(on)}
                  data-when={settingSwitch(setting, on)}
                  className={on ? css.whenOn[setting] : css.whenOff[setting]}
                >
                  <span className={css.state}>{formatMessage(on ? m.on : m.off)}</span>{' '}
                  <Button
                    type="submit"
                    variant="outline"
                    size="sm"
                    name="set"
                    value={settingSwitch(setting, !on)}
                  >
                    {formatMessage(m.named, {
                      setting: name,
                      action: formatMessage(on ? m.turnOff : m.turnOn),
                      name: (chunks) => <VisuallyHidden key="name">{chunks}</VisuallyHidden>,
                    })}
                  </Button>
                </div>
              ))}
            </li>
          );
        })}
      </ul>
    </form>
  );
}

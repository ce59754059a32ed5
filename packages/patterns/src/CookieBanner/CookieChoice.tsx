import { Button } from '@tern/ui';
import { useIntl } from 'react-intl';
import type { CookieBannerProps } from './CookieBanner.tsx';
import * as css from './CookieChoice.css.ts';
import { cookieBannerMessages as m } from './cookieBanner.messages.ts';

export interface CookieChoiceProps extends Pick<CookieBannerProps, 'action' | 'language' | 'forget'> {
  /** The address of the page it stands on: the way back. */
  back: string;
}

/** The choice about cookies within a page: what holds so far, and two buttons that work without a script. */
export function CookieChoice({ action, back, language, forget = [] }: CookieChoiceProps) {
  const { formatMessage } = useIntl();
  return (
    <form
      id="choices"
      method="post"
      action={action}
      className={css.form}
      data-forget={forget.join(' ') || undefined}
    >
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="how" value="footer" />
      {(['granted', 'denied'] as const).map((choice) => (
        <div key={choice} id={`consent-${choice}`}>
          <p className={css.state} data-consent-is={choice} hidden>
            {formatMessage(m[choice])}
          </p>
        </div>
      ))}
      <p data-consent-is="signal" hidden>
        {formatMessage(m.signal)}
      </p>
      <div className={css.actions}>
        <Button variant="outline" type="submit" name="choice" value="denied">
          {formatMessage(m.decline)}
        </Button>
        <Button variant="outline" type="submit" name="choice" value="granted">
          {formatMessage(m.accept)}
        </Button>
      </div>
    </form>
  );
}

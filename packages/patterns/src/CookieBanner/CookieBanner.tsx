import { useLinkComponent } from '@tern/ui';
import type { FormEventHandler } from 'react';
import { useIntl } from 'react-intl';
import * as css from './CookieBanner.css.ts';
import { cookieBannerMessages as m } from './cookieBanner.messages.ts';

export interface CookieBannerProps {
  /** Where the form goes: a POST with `choice`, which is `granted` or `denied`. */
  action: string;
  /** The page that lists every cookie. */
  policyHref: string;
  /** The language it is asked in. */
  language: string;
  /** Names in the storages of the browser that a no deletes. */
  forget?: readonly string[];
  /** The choice that holds so far; null: none yet. */
  choice?: 'granted' | 'denied' | null;
  /** The browser sends a signal that counts as a no. */
  signal?: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement>;
}

/**
 * The choice about cookies (decisions: Tracking and consent): a plain form that needs neither React nor a script. Yes
 * and no weigh the same; the page stays in use until one of them is pressed. What only a script knows (`choice`,
 * `signal`) is there from the start, and hidden.
 */
export function CookieBanner({
  action,
  policyHref,
  language,
  forget = [],
  choice,
  signal,
  onSubmit,
}: CookieBannerProps) {
  const { formatMessage } = useIntl();
  const LinkComponent = useLinkComponent();
  const said = { granted: formatMessage(m.granted), denied: formatMessage(m.denied) };
  return (
    <>
      <section className={css.banner} aria-label={formatMessage(m.label)} data-consent="">
        <form
          className={css.form}
          method="post"
          action={action}
          onSubmit={onSubmit}
          data-forget={forget.join(' ') || undefined}
        >
          <input type="hidden" name="language" value={language} />
          <input type="hidden" name="how" value="banner" />
          <div className={css.copy}>
            <h2 className={css.title}>{formatMessage(m.title)}</h2>
            <p className={css.text}>
              {formatMessage(m.text)}{' '}
              <LinkComponent className={css.more} href={policyHref}>
                {formatMessage(m.more)}
              </LinkComponent>
            </p>
            {(['granted', 'denied'] as const).map((each) => (
              <p key={each} className={css.note} data-consent-is={each} hidden={choice !== each}>
                {said[each]}
              </p>
            ))}
            <p className={css.note} data-consent-is="signal" hidden={!signal}>
              {formatMessage(m.signal)}
            </p>
          </div>
          <div className={css.actions}>
            <button className={css.action} name="choice" value="denied" type="submit">
              {formatMessage(m.decline)}
            </button>
            <button className={css.action} name="choice" value="granted" type="submit">
              {formatMessage(m.accept)}
            </button>
          </div>
        </form>
      </section>
      <p className={css.said} role="status" data-consent-said="" />
    </>
  );
}

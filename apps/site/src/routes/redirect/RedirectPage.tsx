import { brand, siteAddress } from '@tern/domain';
import { AuthLayout, HandOver, type HandOverProps } from '@tern/patterns';
import { GlobePlate } from '@tern/ui';
import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { replacePage } from '../../app/leave.ts';
import { useSite } from '../../app/SiteContext.tsx';
import { useStores } from '../../app/stores.tsx';
import { useLanguageOptions } from '../../app/useLanguageOptions.ts';
import { createHandOverStore, type HandOverState } from './handOver.store.ts';

const links = { loginHref: '/login', accountHref: '/myAccount' };

const errorOf = (error: HandOverState['error']) =>
  error === 'rate_limited' || error === 'network'
    ? error
    : error === 'unavailable'
      ? 'network'
      : ('unknown' as const);

/** The code behind `#`, which is taken out of the address and the history at once. */
function takeCode(): string {
  const code = new URLSearchParams(location.hash.slice(1)).get('code') ?? '';
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search);
  return code;
}

/** `/redirect#code=…`: an app hands its person over to the website (spec section 2, account). */
export function RedirectPage() {
  const { api, session } = useStores();
  const site = useSite();
  const { language, year } = site;
  const { status, user } = useSnapshot(session.state);
  const [store] = useState(() => createHandOverStore(api, session.accept));
  const { step, userId, email, appType, redirect, busy, error } = useSnapshot(store.state);
  const languages = useLanguageOptions();
  const same = step === 'ready' && user?.user_id === userId;

  useEffect(() => {
    const look = () => void store.look(takeCode());
    look();
    // The next link of an app, opened in this tab, changes nothing but what stands behind `#`.
    const onHash = () => {
      if (location.hash) look();
    };
    addEventListener('hashchange', onHash);
    return () => removeEventListener('hashchange', onHash);
  }, [store]);

  /* The same account is signed in already: there is nothing to confirm, and no second session to open. */
  useEffect(() => {
    if (step === 'done' || same) replacePage(siteAddress(redirect ?? '/myAccount', site));
  }, [step, same, redirect, site]);

  const waiting = step === 'looking' || step === 'done' || same || status === 'unknown';
  const props: HandOverProps = waiting
    ? { status: 'looking' }
    : step === 'gone'
      ? { status: 'gone', signedIn: status === 'signed-in', ...links }
      : step === 'failed'
        ? { status: 'failed', error: errorOf(error), onRetry: () => void store.retry() }
        : {
            status: 'ready',
            email,
            appType,
            signedInAs: user?.email,
            onContinue: () => void store.accept(),
            busy,
            error: error ? errorOf(error) : undefined,
            ...links,
          };
  return (
    <AuthLayout
      brandName={brand.name}
      languages={languages}
      current={language}
      year={year}
      picture={<GlobePlate variant="north" />}
    >
      <HandOver {...props} />
    </AuthLayout>
  );
}

import { namesWithConsent } from '@tern/domain';
import { CookieBanner } from '@tern/patterns';
import { useSite } from '../app/SiteContext.tsx';

/** The choice about cookies as the edge hands it out: markup that a page takes in, without React. */
export function ConsentForm() {
  const { language } = useSite();
  return (
    <CookieBanner
      action="/consent"
      policyHref="/cookie-policy"
      language={language}
      forget={namesWithConsent('localStorage', 'sessionStorage')}
    />
  );
}

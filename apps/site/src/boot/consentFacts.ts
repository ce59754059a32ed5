import { type ConsentFacts, readConsent } from '@tern/domain';

/** Event of the document after a choice: whether measuring is allowed may have changed. */
export const consentEvent = 'tern:consent';

/** The facts a browser knows by itself. */
export function consentFacts(): Omit<ConsentFacts, 'region'> {
  const { globalPrivacyControl: gpc, doNotTrack } = navigator as {
    globalPrivacyControl?: boolean;
    doNotTrack?: string | null;
  };
  return { gpc: gpc === true, dnt: doNotTrack === '1', choice: readConsent(document.cookie) };
}

import type { ConsentRegion } from './consentRegion.ts';

/** The answer of a visitor who was asked about being measured. */
export type ConsentChoice = 'granted' | 'denied' | 'undecided';

/** The cookie that keeps the choice: `1.granted`. The edge sets it, since browsers shorten what scripts set. */
export const consentCookie = 'consent';
/** Raised when more is asked than before: every visitor is then undecided again. */
export const consentVersion = 1;
/** Days until the question comes again, after a yes and after a no alike. */
export const consentDays = 180;

/** Value of the cookie for a choice. */
export const writeConsent = (choice: Exclude<ConsentChoice, 'undecided'>): string =>
  `${consentVersion}.${choice}`;

/** The choice in a `Cookie` header or `document.cookie`; one of an older version no longer counts. */
export const readConsent = (cookies: string): ConsentChoice =>
  (new RegExp(`(?:^|; *)${consentCookie}=${consentVersion}\\.(granted|denied)(?:;|$)`).exec(
    cookies,
  )?.[1] as ConsentChoice) ?? 'undecided';

/** All that decides whether a visitor may be measured. */
export interface ConsentFacts {
  /** Global Privacy Control is on. */
  gpc: boolean;
  /** Do Not Track is on. */
  dnt: boolean;
  choice: ConsentChoice;
  region: ConsentRegion;
}

/**
 * Whether anything that needs consent may be stored or sent (decisions: Tracking and consent): no with Global Privacy
 * Control, no with Do Not Track, then as the visitor chose. Without a choice only where no law asks for one.
 */
export const mayMeasure = ({ gpc, dnt, choice, region }: ConsentFacts): boolean =>
  !gpc && !dnt && (choice === 'granted' || (choice === 'undecided' && region === 'none'));

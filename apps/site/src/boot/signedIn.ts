import { cookieValue, signedInCookie } from '@tern/domain';

/** Whether a session exists. The cookie carries no secret, and says no more. */
export const hasSession = (): boolean => cookieValue(document.cookie, signedInCookie) === '1';

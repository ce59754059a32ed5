import { cookieValue, signedInCookie } from '@tern/domain';
import { hasSession } from '../boot/signedIn.ts';

/** Which session there is, as its cookie marks it: the same for as long as it lasts. Undefined without one. */
export const sessionMark = (): string | undefined =>
  hasSession() ? cookieValue(document.cookie, signedInCookie) : undefined;

import { cookieValue, saysSignedIn, signedInCookie } from '@tern/domain';

/** Which session there is, as its cookie marks it: the same for as long as it lasts. Undefined without one. */
export const sessionMark = (): string | undefined => {
  const mark = cookieValue(document.cookie, signedInCookie);
  return saysSignedIn(mark) ? mark : undefined;
};

/** Whether a session exists. The cookie carries no secret. */
export const hasSession = (): boolean => sessionMark() !== undefined;

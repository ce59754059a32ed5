import { anonymousSignup } from './anonymousSignup.ts';
import { changePassword } from './changePassword.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { profile } from './profile.ts';
import { resetPassword } from './resetPassword.ts';
import { session } from './session.ts';
import { setPassword } from './setPassword.ts';
import { verificationRequest } from './verificationRequest.ts';
import { verificationValidate } from './verificationValidate.ts';

export { dropOldCodes, prepareCodes } from './prepareCodes.ts';

export const accountHandlers = [
  anonymousSignup,
  login,
  session,
  logout,
  profile,
  setPassword,
  verificationRequest,
  verificationValidate,
  resetPassword,
  changePassword,
];

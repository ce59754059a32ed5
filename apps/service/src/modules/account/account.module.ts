import { accountDelete } from './accountDelete.ts';
import { accountDeleteCancel } from './accountDeleteCancel.ts';
import { accountExport } from './accountExport.ts';
import { anonymousSignup } from './anonymousSignup.ts';
import { changePassword } from './changePassword.ts';
import { emailChange } from './emailChange/emailChange.ts';
import { emailChangeCancel } from './emailChange/emailChangeCancel.ts';
import { emailChangeConfirm } from './emailChange/emailChangeConfirm.ts';
import { emailChangeRequest } from './emailChange/emailChangeRequest.ts';
import { emailChangeResend } from './emailChange/emailChangeResend.ts';
import { emailConfirm } from './emailConfirm.ts';
import { emailConfirmRequest } from './emailConfirmRequest.ts';
import { factorRecoveryRequest } from './factorRecovery/factorRecoveryRequest.ts';
import { factorRecoveryStop } from './factorRecovery/factorRecoveryStop.ts';
import { handoverCreate } from './handoverCreate.ts';
import { handoverExchange } from './handoverExchange.ts';
import { handoverLook } from './handoverLook.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { passkeyAdd } from './passkeys/passkeyAdd.ts';
import { passkeyAddOptions } from './passkeys/passkeyAddOptions.ts';
import { passkeyConfirmOptions } from './passkeys/passkeyConfirmOptions.ts';
import { passkeyList } from './passkeys/passkeyList.ts';
import { passkeyLogin } from './passkeys/passkeyLogin.ts';
import { passkeyLoginOptions } from './passkeys/passkeyLoginOptions.ts';
import { passkeyRemove } from './passkeys/passkeyRemove.ts';
import { passkeyRename } from './passkeys/passkeyRename.ts';
import { profile } from './profile.ts';
import { resetPassword } from './resetPassword.ts';
import { loginSecondStep } from './secondFactor/loginSecondStep.ts';
import { recoveryCodesRenew } from './secondFactor/recoveryCodesRenew.ts';
import { rememberedBrowsers } from './secondFactor/rememberedBrowsers.ts';
import { rememberedForget } from './secondFactor/rememberedForget.ts';
import { secondFactor } from './secondFactor/secondFactor.ts';
import { secondFactorConfirm } from './secondFactor/secondFactorConfirm.ts';
import { secondFactorRemove } from './secondFactor/secondFactorRemove.ts';
import { secondFactorSetUp } from './secondFactor/secondFactorSetUp.ts';
import { securityEventList } from './securityEventList.ts';
import { session } from './session.ts';
import { sessionEnd } from './sessionEnd.ts';
import { sessionEndAll } from './sessionEndAll.ts';
import { sessionList } from './sessionList.ts';
import { setPassword } from './setPassword.ts';
import { verificationRequest } from './verificationRequest.ts';
import { verificationValidate } from './verificationValidate.ts';

export { deleteAccounts, dropOldAccountData } from './deleteAccounts.ts';
export { emailChangePage } from './emailChange/undoPage.ts';
export { mailRecoveries } from './factorRecovery/mailRecoveries.ts';
export { finishTries } from './factorRecovery/recoveryActs.ts';
export { factorRecoveryPage } from './factorRecovery/recoveryPage.ts';
export { writeFailedSignIns } from './failedSignIns.ts';
export { dropOldCodes, prepareCodes } from './prepareCodes.ts';

export const accountHandlers = [
  anonymousSignup,
  login,
  loginSecondStep,
  secondFactor,
  secondFactorSetUp,
  secondFactorConfirm,
  secondFactorRemove,
  recoveryCodesRenew,
  rememberedBrowsers,
  rememberedForget,
  factorRecoveryRequest,
  factorRecoveryStop,
  passkeyLoginOptions,
  passkeyLogin,
  passkeyList,
  passkeyAddOptions,
  passkeyAdd,
  passkeyConfirmOptions,
  passkeyRename,
  passkeyRemove,
  session,
  logout,
  profile,
  setPassword,
  verificationRequest,
  verificationValidate,
  resetPassword,
  changePassword,
  emailConfirmRequest,
  emailConfirm,
  emailChange,
  emailChangeRequest,
  emailChangeConfirm,
  emailChangeCancel,
  emailChangeResend,
  sessionList,
  sessionEnd,
  sessionEndAll,
  securityEventList,
  accountExport,
  accountDelete,
  accountDeleteCancel,
  handoverCreate,
  handoverLook,
  handoverExchange,
];

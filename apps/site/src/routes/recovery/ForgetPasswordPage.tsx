import { RecoveryPage } from './RecoveryPage.tsx';

/** `/forgetPassword`: address, code and new password one after the other. */
export function ForgetPasswordPage() {
  return <RecoveryPage />;
}

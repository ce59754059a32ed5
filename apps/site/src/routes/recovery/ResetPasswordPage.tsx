import { RecoveryPage } from './RecoveryPage.tsx';

/** `/resetPassword`: code and new password on one page. */
export function ResetPasswordPage() {
  return <RecoveryPage together />;
}

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Reads the sources: in a bundle the messages keep their ids only. */
const source = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

describe('the wording of spec sections 2, 5 and 8', () => {
  it.each([
    ['LoginForm/loginForm.messages.ts', 'Please Enter Email'],
    ['LoginForm/loginForm.messages.ts', 'Invalid Email provide'],
    ['LoginForm/loginForm.messages.ts', 'Please Enter Password'],
    ['LoginForm/loginForm.messages.ts', 'Incorrect username or password.'],
    ['LoginForm/loginForm.messages.ts', 'Verification fail'],
    ['SetPasswordForm/setPasswordForm.messages.ts', 'Please Enter New Password'],
    ['SetPasswordForm/setPasswordForm.messages.ts', 'Please Enter Confirm Password'],
    ['SetPasswordForm/setPasswordForm.messages.ts', 'Minimum 8 characters'],
    ['SetPasswordForm/setPasswordForm.messages.ts', 'Password must be 8-20 characters'],
    [
      'SetPasswordForm/setPasswordForm.messages.ts',
      'Password should contain uppercase and lowercase letters, and symbols',
    ],
    ['SetPasswordForm/setPasswordForm.messages.ts', 'two passwords do not match'],
    ['ForgotPasswordForm/forgotPasswordForm.messages.ts', 'email not registered'],
    ['ResetPasswordForm/resetPasswordForm.messages.ts', 'code expired'],
    ['ResetPasswordForm/resetPasswordForm.messages.ts', 'Verification fail'],
    ['ChangePasswordForm/changePasswordForm.messages.ts', 'Please Enter Current Password'],
    ['ChangePasswordForm/changePasswordForm.messages.ts', 'Incorrect password'],
    ['ChangePasswordForm/changePasswordForm.messages.ts', 'Password no change'],
    ['SessionDialog/sessionDialog.messages.ts', 'Confirm logout'],
    [
      'SessionDialog/sessionDialog.messages.ts',
      'You have been logged out, you can cancel to stay on this page, or log in again',
    ],
    ['SessionDialog/sessionDialog.messages.ts', 'Re-Login'],
    ['SessionDialog/sessionDialog.messages.ts', 'Cancel'],
    ['NotFoundScreen/notFoundScreen.messages.ts', 'This page could not be found'],
    ['NotFoundScreen/notFoundScreen.messages.ts', 'Back to the home page'],
    ['ErrorScreen/ErrorFallback.tsx', 'An error occurred while showing the error page'],
    ['ErrorScreen/ErrorFallback.tsx', 'Go back to home'],
    ['SubscriptionList/subscriptionList.messages.ts', 'Refunded'],
  ])('%s says “%s”', (path, text) => {
    expect(source(path)).toContain(`'${text}'`);
  });
});

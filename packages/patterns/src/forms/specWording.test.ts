import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** Reads the sources: in a bundle the messages keep their ids only. */
const source = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');

/** Errors with a code of the API say it there (`contract`); a person reads a sentence of ours. */
describe('the wording of spec sections 2, 5 and 8', () => {
  it.each([
    ['SetPasswordForm/setPasswordForm.messages.ts', 'Minimum 8 characters'],
    ['SetPasswordForm/setPasswordForm.messages.ts', 'Password must be 8-20 characters'],
    [
      'SetPasswordForm/setPasswordForm.messages.ts',
      'Password should contain uppercase and lowercase letters, and symbols',
    ],
    ['ChangePasswordForm/changePasswordForm.messages.ts', 'Incorrect password'],
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

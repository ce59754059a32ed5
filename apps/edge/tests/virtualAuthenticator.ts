import type { Page } from '@playwright/test';

/** The authenticator of the device of a page, in software: it is there, and verifies, without a person. */
export async function authenticatorOf(page: Page) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      ctap2Version: 'ctap2_1',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const passkeys = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials;
  return {
    passkeys,
    /** Whether the finger or the PIN is right. */
    verifies: (isUserVerified: boolean) =>
      cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    /** Puts a passkey back that the browser has forgotten. */
    restore: (credential: Awaited<ReturnType<typeof passkeys>>[number]) =>
      cdp.send('WebAuthn.addCredential', { authenticatorId, credential }),
  };
}

/** Presses a button by keyboard. */
export async function press(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).press('Enter');
}

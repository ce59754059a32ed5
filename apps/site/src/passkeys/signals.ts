interface Signals {
  signalUnknownCredential?: (facts: { rpId: string; credentialId: string }) => Promise<void>;
  signalAllAcceptedCredentials?: (facts: {
    rpId: string;
    userId: string;
    allAcceptedCredentialIds: string[];
  }) => Promise<void>;
}

const signals = (): Signals =>
  typeof PublicKeyCredential === 'function' ? (PublicKeyCredential as unknown as Signals) : {};

/** Tells the browser that a passkey opens nothing, so that it is offered no more. Few browsers listen. */
export async function forgetPasskey(rpId: string, credentialId: string): Promise<void> {
  await signals()
    .signalUnknownCredential?.({ rpId, credentialId })
    .catch(() => undefined);
}

/** Tells the browser which passkeys of an account still work. */
export async function keepPasskeys(rpId: string, userId: string, credentialIds: string[]): Promise<void> {
  await signals()
    .signalAllAcceptedCredentials?.({ rpId, userId, allAcceptedCredentialIds: credentialIds })
    .catch(() => undefined);
}

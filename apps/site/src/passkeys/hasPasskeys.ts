/** Whether the browser knows passkeys at all. */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' && Boolean(navigator.credentials);

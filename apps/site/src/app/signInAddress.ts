/** The address from the form of the sign-in, on its way to that of a forgotten password, which is another document. */
export const signInAddressKey = 'sign-in-address';

/** The address never stands in a URL. Without storage the person types it again. */
export function carrySignInAddress(address: string): void {
  try {
    if (address) sessionStorage.setItem(signInAddressKey, address);
    else sessionStorage.removeItem(signInAddressKey);
  } catch {
    // Storage is blocked.
  }
}

/** The address that was carried here. */
export function takeSignInAddress(): string {
  try {
    const address = sessionStorage.getItem(signInAddressKey) ?? '';
    sessionStorage.removeItem(signInAddressKey);
    return address;
  } catch {
    return '';
  }
}

declare const shown: unique symbol;

/**
 * The key of an address whose mailbox was shown by the person of an account. What is looked up by an address takes this
 * type and no other text: an address that somebody typed says nothing about who they are.
 */
export type ProvenAddress = string & { readonly [shown]: true };

/** The address of an account; null before its mailbox was shown. */
export function provenAddressOf(user: {
  emailKey: string | null;
  emailProvenAt: Date | null;
}): ProvenAddress | null {
  return user.emailProvenAt && user.emailKey ? (user.emailKey as ProvenAddress) : null;
}

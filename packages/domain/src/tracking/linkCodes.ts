/** An `invite` link carries this type code (spec section 9). */
export const inviteTypes = { invite: 30001 } as const;

/** In the order in which the checkout tries them: a person takes a coupon for one purchase, an invitation for good. */
export const codeKinds = ['coupon', 'student', 'invite'] as const;
export type CodeKind = (typeof codeKinds)[number];

/** A code that a link brought, and what kind of link it was. */
export interface LinkCode {
  readonly kind: CodeKind;
  readonly code: string;
  /** Of an invitation: `invite_type` of its address, 30001 where that names none. Null for the others. */
  readonly type: number | null;
}

/** Each kind is saved in a cookie of its own, until it is used or removed: one link does not undo another. */
export const codeCookies = {
  coupon: 'coupon',
  student: 'student',
  invite: 'invite',
} as const satisfies Record<CodeKind, string>;

/** Names of these cookies. */
export const codeCookieNames = codeKinds.map((kind) => codeCookies[kind]);

/** A code that a link may carry. */
export const codeShape = /^[A-Za-z0-9-]{3,40}$/;
const typeShape = /^[1-9]\d{0,5}$/;

/** The type code of an address: one of the names above, or a number of at most six digits. */
export function inviteTypeOf(name: string | null): number {
  if (name !== null && Object.hasOwn(inviteTypes, name)) return inviteTypes[name as keyof typeof inviteTypes];
  return name !== null && typeShape.test(name) ? Number(name) : inviteTypes.invite;
}

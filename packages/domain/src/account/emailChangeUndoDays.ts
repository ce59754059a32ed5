/** Days in which the former mailbox of an account can take a change of its address back. */
export const emailChangeUndoDays = 7;

import type { User } from '@tern/contract';

/** A passkey was made, or the last one removed. */
export function notePasskey({ state }: { state: { user: User | null } }, has: boolean): void {
  if (state.user) state.user.has_passkey = has;
}

import type { Context } from '../../../context.ts';

/** Passkeys belong to the host of the site; a browser at any other one does not show them. */
export function relyingParty({ config }: Pick<Context, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicOrigin);
  return { id: hostname, origin };
}

/** The owner, as authenticators know them: an identifier that says nothing of the person. */
export const userHandleOf = (userId: string): string => Buffer.from(userId).toString('base64url');

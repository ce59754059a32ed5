import { appTypeName, describeUserAgent, isWebAppType } from '@tern/domain';
import { type Context, newId, timeFromNow } from '../../context.ts';
import type { Queries } from '../../db/connect.ts';
import type { RequestFacts } from '../../handler.ts';
import { enqueueMail } from '../mail/enqueueMail.ts';
import { hasSeenClient } from './account.repo.ts';

/** Notifies the person by mail of a sign-in from a new client or country. Before the session is opened. */
export async function mailNewSignIn(
  context: Context,
  tx: Queries,
  { userId, request }: { userId: string; request: RequestFacts },
): Promise<void> {
  const { userAgent, country, appType } = request;
  if (await hasSeenClient(tx, { userId, userAgent, country, appType })) return;
  const { browser, system } = describeUserAgent(userAgent);
  const client = isWebAppType(appType)
    ? [browser, system].filter(Boolean).join(', ')
    : (appTypeName(appType) ?? '');
  await enqueueMail(context, tx, {
    occasion: newId('signin', context.random),
    to: { userId },
    template: 'newSignIn',
    data: { at: timeFromNow(context).toISOString(), country, client },
  });
}

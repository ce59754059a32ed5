import { createHmac, timingSafeEqual } from 'node:crypto';
import { renewalPagePath } from '@tern/contract';
import type { Context } from '../../../context.ts';
import { serviceKey } from '../../../serviceKey.ts';

/** The effect of a link in a mail on the next charge of an order. */
export type RenewalAct = 'stop' | 'keep';

/** `card`: another card or account is given for it. */
export type LinkedAct = RenewalAct | 'card';

/** The charge that a link is about: the first one of a trial, or the one after so many that were paid. */
export type LinkedPeriod = 'trial' | number;

export interface RenewalLink {
  orderId: string;
  period: LinkedPeriod;
  act: LinkedAct;
}

async function signatureOf(context: Context, { orderId, period, act }: RenewalLink): Promise<string> {
  // The name of the key is older than the links that are signed with it.
  const key = await serviceKey(context, 'trial links');
  const says =
    period === 'trial' && act === 'stop'
      ? `cancel the trial of ${orderId}`
      : `${act} the plan of ${orderId} after ${period}`;
  return createHmac('sha256', key).update(says).digest('base64url');
}

/** The addresses of the pages that stop or keep the next charge of an order, and can do nothing else. */
export async function renewalLinks(
  context: Context,
  about: Omit<RenewalLink, 'act'>,
): Promise<Record<RenewalAct, string>> {
  const urlOf = async (act: RenewalAct) =>
    `${context.config.publicOrigin}${renewalPagePath}?token=${await linkToken(context, { ...about, act })}`;
  return { stop: await urlOf('stop'), keep: await urlOf('keep') };
}

/** The token of a link: it can do its act, and nothing else. */
export async function linkToken(context: Context, link: RenewalLink): Promise<string> {
  return [link.orderId, link.period, link.act, await signatureOf(context, link)].join('.');
}

/** The link of a token of ours; null for every other text. Tokens of two parts are of older mails: they end a trial. */
export async function readRenewalLink(context: Context, token: unknown): Promise<RenewalLink | null> {
  if (typeof token !== 'string') return null;
  const [, orderId, period = 'trial', act = 'stop', signature] =
    /^([0-9a-zA-Z_]{1,64})(?:\.(trial|\d{1,6})\.(stop|keep|card))?\.([\w-]{43})$/.exec(token) ?? [];
  if (!orderId || !signature) return null;
  const link: RenewalLink = {
    orderId,
    period: period === 'trial' ? period : Number(period),
    act: act as LinkedAct,
  };
  const ours = Buffer.from(await signatureOf(context, link));
  return timingSafeEqual(Buffer.from(signature), ours) ? link : null;
}

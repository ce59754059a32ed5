import { timingSafeEqual } from 'node:crypto';
import { verificationValidate as operation } from '@tern/contract';
import { emailKeyOf } from '@tern/domain';
import { addressForLimits } from '../../clientAddress.ts';
import { timeFromNow } from '../../context.ts';
import { defineHandler, fail } from '../../handler.ts';
import { type Limit, minute } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { hashCode, ticketLifetime, triesPerCode } from './codes.ts';
import { hashToken, newToken } from './tokens.ts';
import { takeGuess, tradeCode } from './verification.repo.ts';

const perAddress: Limit = { counts: 'codes tried per visitor', count: 60, seconds: 10 * minute };

export const verificationValidate = defineHandler(
  operation,
  { limits: [perAddress] },
  async ({ context, input, request }) => {
    await takeTry(context, perAddress, 'guess', addressForLimits(request.address));
    // The try is taken before the code is looked at, so that parallel guesses count as well.
    const row = await takeGuess(context.db, {
      emailKey: emailKeyOf(input.email),
      purpose: input.purpose,
      now: timeFromNow(context),
      most: triesPerCode,
    });
    if (!row) return fail(operation, 'code_expired');
    const given = Buffer.from(hashCode(row.id, input.code));
    const kept = Buffer.from(row.codeHash ?? hashCode(row.id, ''));
    if (!timingSafeEqual(given, kept) || row.codeHash === null) return fail(operation, 'verification_failed');
    const ticket = newToken(context.random);
    const traded = await tradeCode(context.db, {
      id: row.id,
      codeHash: row.codeHash,
      now: timeFromNow(context),
      ticketHash: hashToken(ticket),
      ticketExpiresAt: timeFromNow(context, ticketLifetime),
    });
    if (!traded) return fail(operation, 'code_expired');
    return { ticket, expires_in: ticketLifetime / 1000 };
  },
);

import { partnerClick as operation } from '@tern/contract';
import { parsePartnerClick } from '@tern/domain';
import { addressForLimits } from '../../clientAddress.ts';
import { timeFromNow } from '../../context.ts';
import { defineHandler } from '../../handler.ts';
import { hour, type Limit } from '../../limit.ts';
import { takeTry } from '../../rateLimit.ts';
import { countClick, findPartnerByCode } from './partners.repo.ts';

const perAddress: Limit = { counts: 'visits through partner links per visitor', count: 30, seconds: hour };

/** The visitor's address counts against the limit and is not stored. */
export const partnerClick = defineHandler(
  operation,
  { limits: [perAddress] },
  async ({ context, input, request }) => {
    const click = parsePartnerClick(input.click);
    if (!click) return null;
    await takeTry(context, perAddress, 'partner click', addressForLimits(request.address));
    const partner = await findPartnerByCode(context.db, click.code);
    if (!partner) return null;
    const day = timeFromNow(context).toISOString().slice(0, 10);
    await countClick(context.db, { partnerId: partner.id, day, label: click.label });
    return null;
  },
);

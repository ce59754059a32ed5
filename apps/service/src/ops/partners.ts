import { emailKeyOf } from '@tern/domain';
import { timeFromNow } from '../context.ts';
import { linkHolds } from '../modules/account/accountOfAddress.ts';
import { approvePartner } from '../modules/partners/approvePartner.ts';
import { countConversions } from '../modules/partners/conversions.repo.ts';
import { listPartners, updatePartner } from '../modules/partners/partners.repo.ts';
import { findPartnerByEmail } from './ops.repo.ts';
import { dryRun, minute, money, need, type Ops, OpsError } from './opsTools.ts';

/** `partners`: the list. `partners approve|refuse EMAIL`. `partners conversions`: what the networks were told. */
export async function partners(
  ops: Ops,
  [action, email]: readonly (string | undefined)[],
  { yes }: { yes: boolean },
): Promise<void> {
  if (action === undefined) return list(ops);
  if (action === 'conversions') return conversions(ops);
  if (action !== 'approve' && action !== 'refuse') {
    throw new OpsError('pnpm ops partners [approve|refuse EMAIL | conversions]');
  }
  return decide(ops, action, need(email, `Whom? pnpm ops partners ${action} EMAIL`), yes);
}

async function list({ context, say }: Ops): Promise<void> {
  const known = await listPartners(context.db);
  for (const { email, name, state, code, site, appliedAt } of known) {
    say([state.padEnd(8), minute(appliedAt), email, name, code ?? '', site].filter(Boolean).join('  '));
  }
  say(`${known.length} ${known.length === 1 ? 'partner' : 'partners'}`);
}

/** Counts and sums: what was sent less what was reversed is what stands. */
async function conversions({ context, say }: Ops): Promise<void> {
  const rows = await countConversions(context.db);
  for (const { network, state, count, amount, currency } of rows) {
    say([network.padEnd(8), state.padEnd(9), String(count).padStart(6), money(amount, currency)].join('  '));
  }
  if (!rows.length) say('0 conversions');
}

async function decide(
  { context, say }: Ops,
  action: 'approve' | 'refuse',
  email: string,
  yes: boolean,
): Promise<void> {
  const partner = await findPartnerByEmail(context.db, emailKeyOf(email));
  if (!partner) throw new OpsError(`Nobody with the address ${email} has applied.`);
  const state = action === 'approve' ? 'approved' : 'refused';
  // The partner has not shown the mailbox, and the link of the mail is over: another one can go out.
  const isOver = (partner.decidedAt?.getTime() ?? 0) + linkHolds <= context.clock.now();
  const waits = state === 'approved' && partner.userId === null && isOver;
  if (partner.state === state && !waits) throw new OpsError(`${email} is ${state} already.`);
  say(`${partner.name} (${partner.site}) is ${state}${action === 'approve' ? ', and told by mail' : ''}.`);
  if (!yes) return say(dryRun);
  if (action === 'approve')
    return say(`Done. The mark of the links is ${await approvePartner(context, partner)}.`);
  await updatePartner(context.db, partner.id, { state, decidedAt: timeFromNow(context) });
  say('Done.');
}

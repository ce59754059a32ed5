import { findPlanRow } from '../modules/payment/catalogue/plans.repo.ts';
import { countPaidWithCoupon, listCoupons, saveCoupon } from '../modules/payment/quote/coupons.repo.ts';
import { normalizeCode } from '../modules/payment/quote/coupons.ts';
import { date, dryRun, need, type Ops, OpsError, whole } from './opsTools.ts';

/** `coupons`: the list. `coupons CODE --percent N …`: makes or changes one. */
export async function changeCoupon(
  ops: Ops,
  given: string | undefined,
  values: { percent?: string; kind: string; plan?: string; uses?: string; until?: string; yes: boolean },
): Promise<void> {
  if (!given) return list(ops);
  const { context, say } = ops;
  const code = normalizeCode(given);
  if (!/^[A-Z0-9-]{3,40}$/.test(code)) throw new OpsError('A code is 3 to 40 letters, digits and hyphens.');
  const kinds = ['coupon', 'invite', 'student'] as const;
  const kind = kinds.find((known) => known === values.kind);
  if (!kind) throw new OpsError('--kind is coupon, invite or student.');
  const endsAt = values.until === undefined ? null : date(values.until, '--until');
  if (values.plan && !(await findPlanRow(context.db, values.plan))) {
    throw new OpsError(`There is no plan ${values.plan}.`);
  }
  const coupon = {
    kind,
    percent: whole(need(values.percent, 'How much? --percent 20'), '--percent', 1, 90),
    planId: values.plan ?? null,
    endsAt,
    maxUses: values.uses === undefined ? null : whole(values.uses, '--uses', 1, 1_000_000),
  };
  say(`${code} takes ${coupon.percent}% off the first period of ${coupon.planId ?? 'every plan'}.`);
  if (!values.yes) return say(dryRun);
  await saveCoupon(context.db, { code, ...coupon });
  say('Done.');
}

async function list({ context, say }: Ops): Promise<void> {
  const known = await listCoupons(context.db);
  for (const coupon of known) {
    const uses = await countPaidWithCoupon(context.db, coupon.code);
    const until = coupon.endsAt ? `until ${coupon.endsAt.toISOString().slice(0, 10)}` : 'for ever';
    say(
      `${coupon.code}  ${coupon.kind}  ${coupon.percent}%  ${coupon.planId ?? 'every plan'}  ${until}  ${uses} of ${coupon.maxUses ?? 'any number of'} uses`,
    );
  }
  if (!known.length) say('0 codes');
}

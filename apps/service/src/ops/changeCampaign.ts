import {
  baseCurrency,
  type Currency,
  currencies,
  isOfferName,
  isOfferPercent,
  type Offer,
  offerKinds,
} from '@tern/domain';
import { moment, newId } from '../context.ts';
import { countPaidWithOffer, endOffers, insertOffer, listOffers } from '../modules/payment/offers.repo.ts';
import { findPlanRow, listPlans } from '../modules/payment/plans.repo.ts';
import { date, dryRun, minute, money, need, type Ops, OpsError, whole } from './opsTools.ts';

export interface CampaignOptions {
  kind: string;
  plan?: string;
  percent?: string;
  from?: string;
  until?: string;
  yes: boolean;
}

const kinds: Record<Offer['kind'], string> = {
  campaign: 'on the plans of everybody',
  activity: 'on its own page',
  special: 'for those who hold its key',
};

/** `campaigns [show|start|schedule|stop NAME]`. Without a verb: what runs, what is to come, what plans cost now. */
export async function changeCampaign(
  ops: Ops,
  verb: string | undefined,
  name: string | undefined,
  options: CampaignOptions,
): Promise<void> {
  if (!verb) return list(ops, (offer) => offer.endsAt > ops.context.clock.now());
  const named = need(name, `Which one? pnpm ops campaigns ${verb} NAME`).toLowerCase();
  if (verb === 'show') return list(ops, (offer) => offer.name === named, true);
  if (verb === 'start' || verb === 'schedule') return start(ops, verb, named, options);
  if (verb === 'stop') return stop(ops, named, options.yes);
  throw new OpsError('campaigns show, start, schedule or stop.');
}

interface Known extends Offer {
  /** Null: from the settings. */
  id: string | null;
}

async function known({ context }: Ops): Promise<Known[]> {
  return [
    ...context.config.offers.map((offer) => ({ ...offer, id: null })),
    ...(await listOffers(context.db)),
  ];
}

async function list(ops: Ops, wanted: (offer: Known) => boolean, one = false): Promise<void> {
  const { context, say } = ops;
  const now = context.clock.now();
  const found = (await known(ops)).filter(wanted);
  for (const offer of found) {
    const state = offer.endsAt <= now ? 'over' : offer.startsAt > now ? 'to come' : 'runs now';
    say(
      [
        offer.name.padEnd(14),
        offer.kind.padEnd(8),
        `${offer.planId} at ${offer.percent}% off`,
        `${minute(offer.startsAt)} to ${minute(offer.endsAt)}`,
        state,
        ...(offer.id ? [] : ['set by CAMPAIGNS']),
      ].join('  '),
    );
  }
  if (one && !found.length) throw new OpsError('There is no offer of this name.');
  if (!found.length) say('No offer runs or is to come.');
  const running = found.filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt);
  const shown = one ? running : running.filter(({ kind }) => kind === 'campaign');
  for (const plan of await listPlans(context.db, {
    currency: baseCurrency,
    now: moment(context),
    offers: shown,
  })) {
    say(`now: ${plan.id} costs ${money(plan.price.total, baseCurrency)} (${plan.productId})`);
  }
  if (!one) return;
  const bought = await countPaidWithOffer(context.db, found[0]?.name ?? '');
  if (found.some(({ kind }) => kind !== 'campaign'))
    say(`${bought} paid ${bought === 1 ? 'order' : 'orders'} through it`);
}

async function start(
  ops: Ops,
  verb: 'start' | 'schedule',
  name: string,
  { kind: wanted, plan: planId, percent, from, until, yes }: CampaignOptions,
): Promise<void> {
  const { context, say } = ops;
  const kind = offerKinds.find((each) => each === wanted);
  if (!kind) throw new OpsError(`--kind is ${offerKinds.join(', ')}.`);
  if (!isOfferName(kind, name)) {
    throw new OpsError(
      kind === 'campaign'
        ? 'A campaign is blackfriday, halloween, easter or anniversary: each has a look of its own.'
        : 'A name is 2 to 40 small letters, digits, hyphens and underscores.',
    );
  }
  const plan = await findPlanRow(context.db, need(planId, 'Which plan? --plan 12m'));
  if (!plan) throw new OpsError(`There is no plan ${planId}.`);
  const off = whole(
    need(percent, 'How much off the price without discount? --percent 71'),
    '--percent',
    1,
    90,
  );
  if (!isOfferPercent(off)) throw new OpsError('--percent is a whole number from 1 to 90.');
  if (verb === 'start' && from) throw new OpsError('start begins now; schedule takes --from.');
  const startsAt =
    verb === 'start' ? moment(context) : date(need(from, 'From when? --from 2026-12-01'), '--from');
  const endsAt = date(need(until, 'Until when? --until 2026-12-31'), '--until');
  if (endsAt <= startsAt || endsAt <= moment(context))
    throw new OpsError('It would be over before it begins.');
  const offer: Offer = {
    kind,
    name,
    planId: plan.id,
    percent: off,
    startsAt: startsAt.getTime(),
    endsAt: endsAt.getTime(),
  };
  const same = (await known(ops)).find(
    (each) =>
      each.kind === kind &&
      each.planId === plan.id &&
      // One campaign at a time on a plan of everybody: a countdown belongs to one of them.
      (kind === 'campaign' || each.name === name) &&
      each.startsAt < offer.endsAt &&
      offer.startsAt < each.endsAt,
  );
  if (same) throw new OpsError(`${same.name} is on ${plan.id} until ${minute(same.endsAt)}; stop it first.`);
  const totalOf = async (currency: Currency, offers: readonly Offer[]) =>
    (await listPlans(context.db, { currency, now: startsAt, offers })).find(({ id }) => id === plan.id)?.price
      .total;
  let isSold = false;
  for (const currency of currencies) {
    const usual = await totalOf(currency, []);
    const offered = await totalOf(currency, [offer]);
    if (usual === undefined || offered === undefined) continue;
    isSold = true;
    if (offered >= usual) {
      throw new OpsError(
        `${plan.id} costs ${money(usual, currency)} already; ${off}% off the price without discount is no less.`,
      );
    }
    if (currency === baseCurrency) {
      say(
        `${name}, ${kinds[kind]}: ${plan.id} costs ${money(offered, currency)} and not ${money(usual, currency)},`,
      );
    }
  }
  if (!isSold) throw new OpsError(`${plan.id} is not on sale.`);
  say(`from ${minute(startsAt)} to ${minute(endsAt)}.`);
  if (!yes) return say(dryRun);
  await insertOffer(context.db, { ...offer, id: newId('off', context.random) });
  say('Done. Pages show it within a second.');
}

async function stop(ops: Ops, name: string, yes: boolean): Promise<void> {
  const { context, say } = ops;
  const now = moment(context);
  const going = (await known(ops)).filter((offer) => offer.name === name && offer.endsAt > now.getTime());
  if (!going.length) throw new OpsError(`No offer ${name} runs or is to come.`);
  const stored = going.filter(({ id }) => id !== null);
  if (!stored.length) throw new OpsError(`${name} is set by CAMPAIGNS: take it out there.`);
  for (const offer of stored) {
    const runs = offer.startsAt <= now.getTime();
    say(
      `${runs ? 'End' : 'Take back'} ${name} on ${offer.planId}, ${minute(offer.startsAt)} to ${minute(offer.endsAt)}.`,
    );
  }
  if (!yes) return say(dryRun);
  await endOffers(context.db, name, now);
  say('Done. Quotes at its price are offered again before money moves.');
}

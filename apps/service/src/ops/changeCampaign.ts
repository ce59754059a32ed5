import {
  baseCurrency,
  type Campaign,
  campaignNames,
  type OfferKind,
  offerKinds,
  offersOf,
  readCampaign,
  runKey,
  seasonWindow,
} from '@tern/domain';
import { newId, timeFromNow } from '../context.ts';
import {
  countPaidWithOffer,
  insertCampaign,
  type StoredCampaign,
  stopCampaign,
} from '../modules/payment/campaigns/campaigns.repo.ts';
import { knownCampaigns, refusalOf } from '../modules/payment/campaigns/knownCampaigns.ts';
import { findPlanRow, listPlans } from '../modules/payment/catalogue/plans.repo.ts';
import { dryRun, minute, money, need, type Ops, OpsError, whole } from './opsTools.ts';
import { readWords } from './readWords.ts';

export interface CampaignOptions {
  kind: string;
  /** `12m`, or several with their own percentage: `12m=71,6m=55`. */
  plan?: string;
  percent?: string;
  from?: string;
  until?: string;
  zone?: string;
  theme?: string;
  places?: string;
  year?: string;
  /** A JSON file: name and title by language. */
  words?: string;
  yes: boolean;
}

const kinds: Record<OfferKind, string> = {
  campaign: 'on the plans of everybody',
  activity: 'on its own page',
  special: 'for those who hold its key',
};
const verbs = ['show', 'start', 'schedule', 'plan', 'stop'] as const;

/**
 * `campaigns [list|show|plan|start|schedule|stop NAME]`. Without a verb: what runs, what is to come, what plans cost
 * now. `plan` and `schedule` are one; a season has its usual days where none are given.
 */
export async function changeCampaign(
  ops: Ops,
  verb: string | undefined,
  name: string | undefined,
  options: CampaignOptions,
): Promise<void> {
  if (!verb || verb === 'list') return list(ops, ({ endsAt }) => endsAt > ops.context.clock.now());
  const known = verbs.find((each) => each === verb);
  if (!known) throw new OpsError('campaigns list, show, plan, start, schedule or stop.');
  const named = need(name, `Which one? pnpm ops campaigns ${verb} NAME`).toLowerCase();
  if (known === 'show') return list(ops, (campaign) => campaign.name === named, true);
  if (known === 'stop') return stop(ops, named, options.yes);
  return plan(ops, known, named, options);
}

const sources: Record<StoredCampaign['source'], string | null> = {
  ops: null,
  settings: 'set by CAMPAIGNS',
  app_config: 'from the app config',
};

async function list(ops: Ops, wanted: (campaign: Campaign) => boolean, one = false): Promise<void> {
  const { context, say } = ops;
  const now = timeFromNow(context);
  const found = (await knownCampaigns(context, context.db)).filter(wanted);
  for (const campaign of found) {
    const { startsAt, endsAt } = campaign;
    const over = endsAt <= now.getTime();
    const refusal = over ? null : await refusalOf(context.db, campaign, now);
    const state = over ? 'over' : refusal ? 'REFUSED' : startsAt > now.getTime() ? 'to come' : 'runs now';
    say(
      [
        campaign.name.padEnd(14),
        campaign.kind.padEnd(8),
        campaign.plans.map(({ planId, percent }) => `${planId} at ${percent}% off`).join(' and '),
        `${minute(startsAt)} to ${minute(endsAt)}`,
        state,
        ...present([sources[campaign.source], campaign.stoppedAt === null ? null : 'stopped', refusal]),
      ].join('  '),
    );
  }
  if (one && !found.length) throw new OpsError('There is no offer of this name.');
  if (!found.length) say('No offer runs or is to come.');
  const running = found.filter(({ startsAt, endsAt }) => startsAt <= now.getTime() && now.getTime() < endsAt);
  const shown = one ? running : running.filter(({ kind }) => kind === 'campaign');
  await sayPrices(ops, shown);
  if (!one) return;
  const bought = await countPaidWithOffer(context.db, found[0]?.name ?? '');
  if (found.some(({ kind }) => kind !== 'campaign'))
    say(`${bought} paid ${bought === 1 ? 'order' : 'orders'} through it`);
}

async function sayPrices({ context, say }: Ops, running: readonly Campaign[]): Promise<void> {
  const pricing = {
    currency: baseCurrency,
    now: timeFromNow(context),
    offers: running.flatMap(offersOf),
  };
  for (const { id, price, productId } of await listPlans(context.db, pricing)) {
    say(`now: ${id} costs ${money(price.total, baseCurrency)} (${productId})`);
  }
}

const present = (values: readonly (string | null)[]) => values.filter((value) => value !== null);

async function plan(
  ops: Ops,
  verb: 'start' | 'schedule' | 'plan',
  name: string,
  options: CampaignOptions,
): Promise<void> {
  const { context, say } = ops;
  const now = timeFromNow(context);
  if (verb === 'start' && options.from) throw new OpsError('start begins now; plan takes --from.');
  if (!offerKinds.some((kind) => kind === options.kind))
    throw new OpsError(`--kind is ${offerKinds.join(', ')}.`);
  const timeZone = options.zone ?? 'UTC';
  const usual = usualDays(name, options, timeZone, now);
  const read = readCampaign({
    kind: options.kind,
    name,
    ...(options.theme && { theme: options.theme }),
    timeZone,
    from:
      verb === 'start'
        ? now.toISOString()
        : need(options.from ?? usual?.from, 'From when? --from 2026-12-01'),
    until: need(options.until ?? usual?.until, 'Until when? --until 2026-12-31'),
    plans: plansOf(options),
    ...(options.places && { places: options.places.split(',').map((place) => place.trim()) }),
    ...(options.words && { words: readWords(options.words) }),
  });
  if ('problem' in read) throw new OpsError(read.problem);
  const { campaign } = read;
  if (campaign.endsAt <= now.getTime()) throw new OpsError('It would be over before it begins.');
  await refuseUnlessFit(ops, campaign);
  await sayChange(ops, campaign);
  if (!options.yes) return say(dryRun);
  await insertCampaign(context.db, campaign, newId('cmp', context.random));
  say('Done. Pages show it within a second.');
}

/** The days of a season in the year that was named, or the next ones that are not over. */
function usualDays(name: string, { year }: CampaignOptions, timeZone: string, now: Date) {
  const season = campaignNames.find((known) => known === name);
  if (!season) return null;
  const first = year === undefined ? now.getUTCFullYear() : whole(year, '--year', 2000, 2100);
  const days = [first, first + (year === undefined ? 1 : 0)]
    .map((each) => seasonWindow(season, each, timeZone))
    .find((window) => window !== null && (year !== undefined || window.startsAt > now.getTime()));
  const iso = (at: number) => new Date(at).toISOString();
  return days ? { from: iso(days.startsAt), until: iso(days.endsAt) } : null;
}

function plansOf({ plan: text, percent }: CampaignOptions) {
  const named = need(text, 'Which plan? --plan 12m').split(',');
  return named.map((each) => {
    const [planId = '', own] = each.split('=').map((part) => part.trim());
    const off = need(own ?? percent, 'How much off the price without discount? --percent 71');
    return { planId, percent: whole(off, '--percent', 1, 90) };
  });
}

/** Plans that exist, no other campaign at that time, a price that falls. */
async function refuseUnlessFit({ context }: Ops, campaign: Campaign): Promise<void> {
  for (const { planId } of campaign.plans) {
    if (!(await findPlanRow(context.db, planId))) throw new OpsError(`There is no plan ${planId}.`);
  }
  const now = timeFromNow(context);
  const planIds = new Set(campaign.plans.map(({ planId }) => planId));
  const same = (await knownCampaigns(context, context.db)).find(
    (each) =>
      each.kind === campaign.kind &&
      each.plans.some(({ planId }) => planIds.has(planId)) &&
      // One campaign at a time on a plan of everybody: a countdown belongs to one of them.
      (campaign.kind === 'campaign' || each.name === campaign.name) &&
      each.startsAt < campaign.endsAt &&
      campaign.startsAt < each.endsAt &&
      now.getTime() < each.endsAt,
  );
  if (same && !(await refusalOf(context.db, same, now)))
    throw new OpsError(
      `${same.name} is on ${same.plans.map(({ planId }) => planId).join(', ')} until ${minute(same.endsAt)}; stop it first.`,
    );
  const refusal = await refusalOf(context.db, campaign, new Date(campaign.startsAt));
  if (refusal) throw new OpsError(refusal);
}

async function sayChange({ context, say }: Ops, campaign: Campaign): Promise<void> {
  const { name, kind, startsAt, endsAt, theme, plans } = campaign;
  const listed = async (offers: ReturnType<typeof offersOf>) =>
    new Map(
      (await listPlans(context.db, { currency: baseCurrency, now: new Date(startsAt), offers })).map(
        ({ id, price }) => [id, money(price.total, baseCurrency)],
      ),
    );
  const [usual, offered] = [await listed([]), await listed(offersOf(campaign))];
  for (const { planId } of plans) {
    say(`${name}, ${kinds[kind]}: ${planId} costs ${offered.get(planId)} and not ${usual.get(planId)},`);
  }
  say(`from ${minute(startsAt)} to ${minute(endsAt)}, in the look ${theme}.`);
}

async function stop(ops: Ops, name: string, yes: boolean): Promise<void> {
  const { context, say } = ops;
  const now = timeFromNow(context);
  const going = (await knownCampaigns(context, context.db)).filter(
    (campaign) => campaign.name === name && campaign.endsAt > Math.max(now.getTime(), campaign.startsAt),
  );
  if (!going.length) throw new OpsError(`No offer ${name} runs or is to come.`);
  for (const { plans, startsAt, endsAt } of going) {
    const verb = startsAt <= now.getTime() ? 'End' : 'Take back';
    say(
      `${verb} ${name} on ${plans.map(({ planId }) => planId).join(', ')}, ${minute(startsAt)} to ${minute(endsAt)}.`,
    );
  }
  if (!yes) return say(dryRun);
  for (const campaign of going) {
    const { source, id } = campaign;
    await stopCampaign(context.db, campaign, { id: source === 'ops' ? id : runKey(campaign), source, now });
  }
  say('Done. Quotes at its price are offered again before money moves.');
}

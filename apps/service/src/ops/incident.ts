import {
  dayMs,
  defaultLanguage,
  type IncidentSeverity,
  incidentSeverities,
  isStatusPart,
  type StatusPart,
  statusDays,
  statusParts,
  type UpdateKind,
} from '@tern/domain';
import { timeFromNow } from '../context.ts';
import type { StatusTexts } from '../db/statusTables.ts';
import {
  changeIncident,
  type IncidentRow,
  type IncidentWithCourse,
  insertIncident,
  insertUpdate,
  listIncidents,
  lockIncident,
} from '../modules/status/incidents.repo.ts';
import { readIncidentWords } from './incidentWords.ts';
import { date, dryRun, minute, need, type Ops, OpsError } from './opsTools.ts';

export interface IncidentValues {
  parts?: string | undefined;
  severity?: string | undefined;
  kind?: string | undefined;
  at?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  language?: string | undefined;
  words?: string | undefined;
  yes: boolean;
}

/** Updates of one incident at most. */
const mostUpdates = 100;
const courseKinds = ['investigating', 'identified', 'monitoring'] as const;
const soon = 'Pages show it within a minute.';

/** `incident [list|show ID|open|plan|update ID|close ID]`: what the status page says. */
export async function incident(
  ops: Ops,
  [verb = 'list', ...rest]: readonly string[],
  values: IncidentValues,
): Promise<void> {
  switch (verb) {
    case 'list':
      return list(ops);
    case 'show':
      return show(ops, idOf(rest, 'show'));
    case 'open':
      return open(ops, rest, values);
    case 'plan':
      return plan(ops, rest, values);
    case 'update':
      return update(ops, idOf(rest, 'update TEXT'), rest.slice(1), values);
    case 'close':
      return close(ops, idOf(rest, 'close TEXT'), rest.slice(1), values);
    default:
      throw new OpsError('incident list, show, open, plan, update or close.');
  }
}

const idOf = ([id]: readonly string[], verb: string) =>
  need(id, `Which one? pnpm ops incident ${verb.replace(/^\w+/, '$& ID')}`);

function partsOf(text: string | undefined): StatusPart[] {
  const known = statusParts.join(', ');
  const names = need(text, `--parts names what it is about: ${known}.`)
    .split(',')
    .map((name) => name.trim());
  for (const name of names)
    if (!isStatusPart(name)) throw new OpsError(`"${name}" is no part. --parts takes ${known}.`);
  return [...new Set(names.filter(isStatusPart))];
}

function severityOf(text: string): IncidentSeverity {
  const known = incidentSeverities.find((each) => each === text);
  if (!known) throw new OpsError(`--severity is ${incidentSeverities.join(' or ')}.`);
  return known;
}

/** A time that has been, now where none is given. */
function pastTime({ context }: Ops, text: string | undefined, since?: Date): Date {
  const now = timeFromNow(context);
  const at = text === undefined ? now : date(text, '--at');
  if (at > now) throw new OpsError('--at lies in the future.');
  if (since && at < since) throw new OpsError(`--at lies before its start, ${minute(since)}.`);
  return at;
}

function noWordsLeft(rest: readonly string[], most: number, usage: string): void {
  if (rest.length > most) throw new OpsError(`Put each text in quotation marks: ${usage}`);
}

function sayWords({ say }: Ops, titles: StatusTexts, texts: StatusTexts): void {
  for (const [language, text] of Object.entries(texts))
    say(`  ${language}  ${titles[language] ? `${titles[language]}: ` : ''}${text}`);
}

async function open(ops: Ops, rest: readonly string[], values: IncidentValues): Promise<void> {
  noWordsLeft(rest, 2, 'pnpm ops incident open "TITLE" "TEXT"');
  const { titles, texts } = readIncidentWords([rest[0], rest[1]], values, { title: true });
  const parts = partsOf(values.parts);
  const severity = severityOf(values.severity ?? 'minor');
  const startsAt = pastTime(ops, values.at);
  const kind = courseKindOf(values.kind);
  ops.say(`${severity} incident since ${minute(startsAt)}: ${parts.join(', ')}`);
  sayWords(ops, titles, texts);
  if (!values.yes) return ops.say(dryRun);
  await save(ops, { kind: 'incident', severity, parts, titles, startsAt, endsAt: null }, { kind, texts });
}

async function plan(ops: Ops, rest: readonly string[], values: IncidentValues): Promise<void> {
  noWordsLeft(rest, 2, 'pnpm ops incident plan "TITLE" "TEXT"');
  const { titles, texts } = readIncidentWords([rest[0], rest[1]], values, { title: true });
  const parts = partsOf(values.parts);
  const startsAt = date(need(values.from, '--from is when it begins: 2026-12-31T18:00Z.'), '--from');
  const endsAt = date(need(values.until, '--until is when it ends: 2026-12-31T19:00Z.'), '--until');
  if (endsAt <= startsAt) throw new OpsError('--until lies before --from.');
  if (endsAt <= timeFromNow(ops.context)) throw new OpsError('--until lies in the past.');
  ops.say(`maintenance from ${minute(startsAt)} until ${minute(endsAt)}: ${parts.join(', ')}`);
  sayWords(ops, titles, texts);
  if (!values.yes) return ops.say(dryRun);
  await save(
    ops,
    { kind: 'maintenance', severity: 'minor', parts, titles, startsAt, endsAt },
    { kind: 'scheduled', texts },
  );
}

async function save(
  { context, say }: Ops,
  row: Omit<IncidentRow, 'id'>,
  first: { kind: UpdateKind; texts: StatusTexts },
): Promise<void> {
  const at = row.kind === 'incident' ? row.startsAt : timeFromNow(context);
  const id = await context.db.transaction(async (tx) => {
    const made = await insertIncident(tx, row);
    await insertUpdate(tx, made, { ...first, at });
    return made;
  });
  say(`Done: ${id}. ${soon}`);
}

function courseKindOf(text: string | undefined, usual: (typeof courseKinds)[number] = 'investigating') {
  const known = courseKinds.find((each) => each === (text ?? usual));
  if (!known) throw new OpsError(`--kind is ${courseKinds.join(', ')}; "incident close" resolves it.`);
  return known;
}

/** The incident that a change is about: one that lasts, or maintenance that is not over. */
function changeable({ context }: Ops, id: string, found: IncidentWithCourse | null): IncidentWithCourse {
  if (!found) throw new OpsError(`There is no incident ${id}. pnpm ops incident lists them.`);
  const now = timeFromNow(context);
  if (found.endsAt && found.endsAt <= now)
    throw new OpsError(`${id} ended ${minute(found.endsAt)}. What happens now is an incident of its own.`);
  if (found.updates.length >= mostUpdates)
    throw new OpsError(`${id} has ${mostUpdates} updates. Close it, and open another one.`);
  return found;
}

async function update(ops: Ops, id: string, rest: readonly string[], values: IncidentValues): Promise<void> {
  noWordsLeft(rest, 1, `pnpm ops incident update ${id} "TEXT"`);
  const { texts } = readIncidentWords([rest[0]], values, { title: false });
  const parts = values.parts === undefined ? null : partsOf(values.parts);
  const severity = values.severity === undefined ? null : severityOf(values.severity);
  await ops.context.db.transaction(async (tx) => {
    const found = changeable(ops, id, await lockIncident(tx, id));
    const last = found.updates[0]?.at ?? found.startsAt;
    const isPlanned = found.kind === 'maintenance';
    if (isPlanned && values.kind !== undefined) throw new OpsError('Maintenance has no --kind.');
    const before = courseKinds.find((each) => each === found.updates[0]?.kind);
    const kind: UpdateKind = isPlanned ? 'scheduled' : courseKindOf(values.kind, before);
    const at = pastTime(ops, values.at, last);
    ops.say(`${id}, ${kind}, ${minute(at)}`);
    if (severity && severity !== found.severity) ops.say(`  severity from ${found.severity} to ${severity}`);
    if (parts) ops.say(`  parts from ${found.parts.join(', ')} to ${parts.join(', ')}`);
    sayWords(ops, {}, texts);
    if (!values.yes) return ops.say(dryRun);
    await insertUpdate(tx, id, { at, kind, texts });
    if (parts || severity)
      await changeIncident(tx, id, { ...(parts && { parts }), ...(severity && { severity }) });
    ops.say(`Done. ${soon}`);
  });
}

async function close(ops: Ops, id: string, rest: readonly string[], values: IncidentValues): Promise<void> {
  noWordsLeft(rest, 1, `pnpm ops incident close ${id} "TEXT"`);
  const { texts } = readIncidentWords([rest[0]], values, { title: false });
  await ops.context.db.transaction(async (tx) => {
    const found = changeable(ops, id, await lockIncident(tx, id));
    const isToCome = found.kind === 'maintenance' && found.startsAt > timeFromNow(ops.context);
    const at = pastTime(ops, values.at, isToCome ? undefined : (found.updates[0]?.at ?? found.startsAt));
    const kind: UpdateKind = isToCome ? 'cancelled' : 'resolved';
    ops.say(`${id} ${isToCome ? 'is cancelled' : 'ends'}, ${minute(at)}`);
    sayWords(ops, {}, texts);
    if (!values.yes) return ops.say(dryRun);
    await insertUpdate(tx, id, { at, kind, texts });
    await changeIncident(tx, id, { endsAt: at });
    ops.say(`Done. ${soon}`);
  });
}

function stateOf(now: Date, { kind, startsAt, endsAt }: IncidentRow): string {
  if (kind === 'incident') return endsAt ? `until ${minute(endsAt)}` : 'OPEN';
  if (!endsAt) return '';
  if (endsAt < startsAt) return 'cancelled';
  return endsAt <= now ? 'over' : startsAt > now ? 'to come' : 'runs now';
}

async function list({ context, say }: Ops): Promise<void> {
  const now = timeFromNow(context);
  const found = await listIncidents(context.db, timeFromNow(context, -statusDays * dayMs));
  for (const row of found) {
    const what = row.kind === 'incident' ? `${row.severity} incident` : 'maintenance';
    say(`${row.id}  ${what} of ${row.parts.join(', ')}, from ${minute(row.startsAt)}, ${stateOf(now, row)}`);
    say(`    ${row.titles[defaultLanguage] ?? Object.values(row.titles)[0] ?? ''}`);
  }
  say(`${found.length} in the last ${statusDays} days`);
}

async function show({ context, say }: Ops, id: string): Promise<void> {
  const found = await context.db.transaction((tx) => lockIncident(tx, id));
  if (!found) throw new OpsError(`There is no incident ${id}. pnpm ops incident lists them.`);
  const what = found.kind === 'incident' ? `${found.severity} incident` : 'maintenance';
  say(`${id}  ${what} of ${found.parts.join(', ')}, from ${minute(found.startsAt)}`);
  say(`    ${stateOf(timeFromNow(context), found)}`);
  for (const [language, title] of Object.entries(found.titles)) say(`  ${language}  ${title}`);
  for (const { at, kind, texts } of found.updates) {
    say(`${minute(at)}  ${kind}`);
    for (const [language, text] of Object.entries(texts)) say(`  ${language}  ${text}`);
  }
}

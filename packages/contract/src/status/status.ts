import { incidentSeverities, partStates, statusParts, updateKinds } from '@tern/domain';
import * as v from 'valibot';
import { nothing } from '../fields.ts';
import { defineOperation } from '../operation.ts';

/** Texts by language: those that the operator wrote, one at least. */
const texts = v.record(v.string(), v.string());
const update = v.object({ at: v.string(), kind: v.picklist(updateKinds), texts });
const parts = v.array(v.picklist(statusParts));

export const statusIncident = v.object({
  id: v.string(),
  severity: v.picklist(incidentSeverities),
  parts,
  titles: texts,
  started_at: v.string(),
  /** Null while it lasts. */
  ended_at: v.nullable(v.string()),
  /** Its course, the newest first. */
  updates: v.array(update),
});
export type StatusIncident = v.InferOutput<typeof statusIncident>;

export const statusMaintenance = v.object({
  id: v.string(),
  parts,
  titles: texts,
  starts_at: v.string(),
  ends_at: v.string(),
  updates: v.array(update),
});
export type StatusMaintenance = v.InferOutput<typeof statusMaintenance>;

export const statusPart = v.object({
  part: v.picklist(statusParts),
  /** By the last measurement; null where none is recent. */
  state: v.nullable(v.picklist(partStates)),
  /** When it was measured last; null: never. */
  measured_at: v.nullable(v.string()),
  /**
   * The last days of UTC, today the last. Null: nothing was measured on that day. Minutes; of a region those of its mean
   * server.
   */
  days: v.array(v.nullable(v.object({ measured: v.number(), limited: v.number(), down: v.number() }))),
});
export type StatusPartData = v.InferOutput<typeof statusPart>;

/** The state of all parts now and in the last 90 days. Only parts that are measured, and regions only of a network feed. */
export const status = defineOperation({
  name: 'status',
  method: 'GET',
  path: '/api/mms/status/v1/status',
  auth: 'none',
  summary: 'State of every part, its last 90 days, incidents and planned maintenance.',
  input: nothing,
  output: v.object({
    /** The last day of `days`, `2026-11-29`. */
    today: v.string(),
    measured_at: v.nullable(v.string()),
    parts: v.array(statusPart),
    /** Open ones first, then the newest: those of the last 90 days. */
    incidents: v.array(statusIncident),
    /** Those that run or are to come, the first to begin first. */
    maintenance: v.array(statusMaintenance),
  }),
  errors: [],
});

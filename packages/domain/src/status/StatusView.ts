import type { IncidentSeverity, PartState, StatusPart, UpdateKind } from './statusParts.ts';

/** Texts by language, as the operator wrote them: one at least. */
export type StatusTexts = Readonly<Record<string, string>>;

/** Minutes of one day. */
export interface StatusDay {
  measured: number;
  limited: number;
  down: number;
}

export interface StatusPartView {
  part: StatusPart;
  /** Null: nothing recent is known. */
  state: PartState | null;
  /** The oldest first, today last; null: nothing was measured on that day. */
  days: readonly (StatusDay | null)[];
}

export interface StatusUpdateView {
  /** ISO. */
  at: string;
  kind: UpdateKind;
  texts: StatusTexts;
}

export interface IncidentView {
  id: string;
  severity: IncidentSeverity;
  parts: readonly StatusPart[];
  titles: StatusTexts;
  startedAt: string;
  /** Null while it lasts. */
  endedAt: string | null;
  /** Newest first. */
  updates: readonly StatusUpdateView[];
}

export interface MaintenanceView {
  id: string;
  parts: readonly StatusPart[];
  titles: StatusTexts;
  startsAt: string;
  endsAt: string;
  updates: readonly StatusUpdateView[];
}

export interface StatusView {
  /** The last day, `2026-11-29`. */
  today: string;
  /** Null: nothing was ever measured. */
  measuredAt: string | null;
  parts: readonly StatusPartView[];
  /** Open ones first, then the newest. */
  incidents: readonly IncidentView[];
  /** Those that run or are to come, the first to begin first. */
  maintenance: readonly MaintenanceView[];
}

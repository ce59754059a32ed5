/** An event that was judged, as its row and its JSON have it. */
export interface StoredEvent {
  /** UTC, `2026-11-22`. */
  day: string;
  event_id: string;
  name: string;
  /** ISO 8601. */
  at: string;
  received_at: string;
  front_id: string;
  params: Record<string, string | number>;
  properties: Record<string, string>;
  language: string;
  country: string;
  browser: string;
  system: string;
  ip: string;
}

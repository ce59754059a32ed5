import type { SecurityEvent, SecurityEventKind } from '@tern/contract';
import { appTypeName } from '@tern/domain';
import type { SecurityEventRow } from './securityEvents.repo.ts';

/** An event as the contract shows one. */
export function securityEventData(row: SecurityEventRow): SecurityEvent {
  return {
    event_id: row.id,
    kind: row.kind as SecurityEventKind,
    at: row.at.toISOString(),
    country: row.country,
    user_agent: row.userAgent,
    app_type: row.appType,
    app_name: appTypeName(row.appType),
  };
}

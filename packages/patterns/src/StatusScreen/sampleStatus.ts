import type { IncidentView, MaintenanceView, StatusDay, StatusPartView, StatusView } from '@tern/domain';
import { networkRegions, ownParts, type StatusPart } from '@tern/domain';

/** 29 November 2026, 14:32 UTC. */
export const sampleNow = Date.UTC(2026, 10, 29, 14, 32);

const calm: StatusDay = { measured: 1440, limited: 0, down: 0 };

/** Ninety days without an event, but for some. */
function daysOf(
  events: Readonly<Record<number, Partial<StatusDay>>> = {},
  known = 90,
): StatusPartView['days'] {
  return Array.from({ length: 90 }, (_, index) =>
    index < 90 - known ? null : { ...calm, ...events[index] },
  );
}

const events: Partial<Record<StatusPart, Readonly<Record<number, Partial<StatusDay>>>>> = {
  europe: { 61: { limited: 70 } },
  'south-america': { 82: { down: 52 } },
  'sign-in': { 40: { down: 18 } },
  payments: { 57: { limited: 75 } },
};

export const sampleIncident: IncidentView = {
  id: '2026-11-21-1',
  severity: 'minor',
  parts: ['south-america'],
  titles: { en: 'Fortaleza is down', ar: 'خوادم فورتاليزا متوقفة' },
  startedAt: '2026-11-21T17:32:00.000Z',
  endedAt: '2026-11-21T18:24:00.000Z',
  updates: [
    {
      at: '2026-11-21T18:24:00.000Z',
      kind: 'resolved',
      texts: {
        en: 'All servers in Fortaleza respond again.',
        ar: 'جميع الخوادم في فورتاليزا تستجيب من جديد.',
      },
    },
    {
      at: '2026-11-21T17:44:00.000Z',
      kind: 'identified',
      texts: { en: 'Power failure in the data center. São Paulo takes new connections.' },
    },
    {
      at: '2026-11-21T17:32:00.000Z',
      kind: 'investigating',
      texts: { en: 'Servers in Fortaleza stopped responding.' },
    },
  ],
};

export const openIncident = (severity: IncidentView['severity']): IncidentView => ({
  id: '2026-11-29-1',
  severity,
  parts: ['sign-in'],
  titles: { en: severity === 'major' ? 'Signing in is down' : 'Signing in is slow' },
  startedAt: '2026-11-29T13:40:00.000Z',
  endedAt: null,
  updates: [
    {
      at: '2026-11-29T14:10:00.000Z',
      kind: 'identified',
      texts: { en: 'A disk of the sign-in database is full. We are moving to the copy in another city.' },
    },
    {
      at: '2026-11-29T13:40:00.000Z',
      kind: 'investigating',
      texts: { en: 'New sign-ins take long. Devices that are connected stay connected.' },
    },
  ],
});

export const sampleMaintenance: MaintenanceView = {
  id: '2026-12-01-1',
  parts: ['payments'],
  titles: { en: 'Database update' },
  startsAt: '2026-12-01T22:00:00.000Z',
  endsAt: '2026-12-01T23:00:00.000Z',
  updates: [
    {
      at: '2026-11-28T09:00:00.000Z',
      kind: 'scheduled',
      texts: { en: 'Buying pauses for about five minutes.' },
    },
  ],
};

export const sampleStatus: StatusView = {
  today: '2026-11-29',
  measuredAt: '2026-11-29T14:30:00.000Z',
  parts: [...networkRegions, ...ownParts].map((part) => ({
    part,
    state: 'up',
    // Emails are measured for twelve days.
    days: daysOf(events[part], part === 'mails' ? 12 : 90),
  })),
  incidents: [sampleIncident],
  maintenance: [sampleMaintenance],
};

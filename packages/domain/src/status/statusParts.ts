/** Parts that the service measures by itself. */
export const ownParts = ['site', 'sign-in', 'payments', 'mails'] as const;
export type OwnPart = (typeof ownParts)[number];

/** The network by region: codes of ISO 3166 with spaces between, in the order in which pages list them. */
const table = {
  europe:
    'AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK',
  'north-america':
    'AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI',
  'south-america': 'AR BO BR CL CO EC FK GF GS GY PE PY SR UY VE',
  'asia-pacific':
    'AF AS AU BD BN BT CC CK CN CX FJ FM GU HK HM ID IN IO JP KG KH KI KP KR KZ LA LK MH MM MN MO MP MV MY NC NF NP NR NU NZ PF PG PH PK PN PW SB SG TF TH TJ TK TL TM TO TV TW UM UZ VN VU WF WS',
  'middle-east-africa':
    'AE AM AO AQ AZ BF BH BI BJ BV BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GE GH GM GN GQ GW IL IQ IR JO KE KM KW LB LR LS LY MA MG ML MR MU MW MZ NA NE NG OM PS QA RE RW SA SC SD SH SL SN SO SS ST SY SZ TD TG TN TR TZ UG YE YT ZA ZM ZW',
} as const;

export type NetworkRegion = keyof typeof table;
export const networkRegions = Object.keys(table) as readonly NetworkRegion[];

export type StatusPart = OwnPart | NetworkRegion;
/** All parts of the status page. */
export const statusParts: readonly StatusPart[] = [...networkRegions, ...ownParts];

/** The region of every country. */
export const regionOfCountry: Readonly<Record<string, NetworkRegion>> = Object.fromEntries(
  networkRegions.flatMap((region) => table[region].split(' ').map((code) => [code, region])),
);

export const isStatusPart = (text: string): text is StatusPart =>
  (statusParts as readonly string[]).includes(text);

/** `limited`: slow, or only in part. */
export const partStates = ['up', 'limited', 'down'] as const;
export type PartState = (typeof partStates)[number];

/** `major`: what customers pay for does not work for many. */
export const incidentSeverities = ['minor', 'major'] as const;
export type IncidentSeverity = (typeof incidentSeverities)[number];

/** Steps in the course of an incident. The last two are of maintenance. */
export const updateKinds = [
  'investigating',
  'identified',
  'monitoring',
  'resolved',
  'scheduled',
  'cancelled',
] as const;
export type UpdateKind = (typeof updateKinds)[number];

/** Days of the history: today is the last of them. */
export const statusDays = 90;
/** ms between two measurements. */
export const statusEvery = 5 * 60_000;
/** ms after which a measurement says nothing of now. */
export const statusStaleAfter = 3 * statusEvery;

/** Minutes from which a day counts: regions have some servers in maintenance on most days. */
export const dayThresholds = { down: 10, limited: 60 } as const;

/** How a day of a part counts. A region counts the minutes of its mean server. */
export function dayKind({ limited, down }: { limited: number; down: number }): PartState {
  if (down >= dayThresholds.down) return 'down';
  return limited >= dayThresholds.limited ? 'limited' : 'up';
}

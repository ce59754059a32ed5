/** Why a code does not work, as the service names it. */
export type CodeRefusal =
  | 'malformed'
  | 'unknown'
  | 'not_yet'
  | 'expired'
  | 'used_up'
  | 'used'
  | 'not_new'
  | 'other_plan'
  | 'offer_better'
  | 'own'
  | 'foreign';

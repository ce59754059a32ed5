import { row, shortLived, type TableOfPeople } from './fates.ts';

/** The tables of the second factor, of which `personColumns` is the list. */
export const secondFactorColumns: Readonly<Record<string, TableOfPeople>> = {
  second_factors: { people: { user_id: row, secret: row }, others: [] },
  recovery_codes: { people: { user_id: row, code_hash: row }, others: [] },
  factor_recoveries: {
    people: {
      user_id: { deletion: 'row', until: '30 days after its end, 365 with a proof: old account data' },
      proof: row,
    },
    others: ['id', 'state'],
  },
  sign_in_tickets: { people: { user_id: shortLived }, others: ['ticket_hash'] },
};

import { row, shortLived, type TableOfPeople } from './fates.ts';

/** The part of `personColumns` about the ways to sign in. */
export const signInColumns = {
  second_factors: { people: { user_id: row, secret: row, session_hash: row }, others: [] },
  recovery_codes: { people: { user_id: row, code_hash: row }, others: [] },
  factor_recoveries: {
    people: {
      user_id: { deletion: 'row', until: '30 days after its end, 365 with a proof: old account data' },
      proof: row,
    },
    others: ['id', 'state'],
  },
  passkeys: {
    people: { user_id: row, credential_id: row, public_key: row, name: row, user_agent: row },
    others: ['id', 'transports'],
  },
  passkey_challenges: {
    people: { user_id: shortLived, session_id: row },
    others: ['challenge_hash', 'purpose'],
  },
  remembered_browsers: {
    people: {
      user_id: { deletion: 'row', until: '30 days: old account data' },
      user_agent: row,
      country: row,
    },
    others: ['id', 'secret_hash'],
  },
  sign_in_tickets: { people: { user_id: shortLived }, others: ['ticket_hash'] },
} satisfies Record<string, TableOfPeople>;

import type { accountExport, OutputOf } from '@tern/contract';
import { parsePartnerClick } from '@tern/domain';
import type { Queries } from '../../db/connect.ts';
import type { ProvenAddress } from '../account/provenAddress.ts';
import { forgetBuyerClicks, salesOf } from './conversions.repo.ts';
import {
  clicksOf,
  emptyPartnersOf,
  findPartnerOf,
  givePartner,
  listPartnersOf,
  movePartnerAddress,
  type Person,
} from './partners.repo.ts';

type PartnerData = OutputOf<typeof accountExport>['partner'][number];

const ever = new Date(0);

/** A person's applications as a partner and what came of them, for the export of their data. */
export async function partnerDataOf(db: Queries, person: Person): Promise<PartnerData[]> {
  return Promise.all(
    (await listPartnersOf(db, person)).map(async (row) => ({
      state: row.state,
      applied_at: row.appliedAt.toISOString(),
      application: { name: row.name, site: row.site, plan: row.plan },
      code: row.code,
      clicks: await clicksOf(db, row.id, ever.toISOString().slice(0, 10)),
      sales: (await salesOf(db, row.id, ever)).map(
        ({ soldAt, click, amount, currency, reward, reversedAt }) => ({
          at: soldAt.toISOString(),
          label: parsePartnerClick(click)?.label ?? '',
          amount,
          currency,
          reward,
          reversed_at: reversedAt?.toISOString() ?? null,
        }),
      ),
    })),
  );
}

/** The account is deleted: its mark counts no more. Sales stay for bookkeeping, without a name. */
export async function dropPartnerOf(db: Queries, person: Person): Promise<void> {
  await emptyPartnersOf(db, person);
}

/** The mailbox of an account was shown: an approved application with its address belongs to it. */
export async function joinPartner(
  tx: Queries,
  person: { userId: string; address: ProvenAddress },
): Promise<void> {
  await givePartner(tx, person);
}

/** The account has another address: what came with the old one goes along. */
export async function movePartner(
  tx: Queries,
  move: { userId: string; from: ProvenAddress; to: ProvenAddress; email: string },
): Promise<void> {
  await movePartnerAddress(tx, move);
}

/** The account is deleted: its sales no longer name the click that led to them, once the network knows of them. */
export async function forgetClicksOf(db: Queries, userId: string): Promise<void> {
  await forgetBuyerClicks(db, userId);
}

/** `is_partner` of a user; nothing for who is none. */
export async function partnerFlagOf(db: Queries, userId: string): Promise<{ is_partner?: true }> {
  return (await findPartnerOf(db, userId)) ? { is_partner: true } : {};
}

/** The code in the links of an affiliate; null for who is none. */
export async function partnerCodeOf(db: Queries, userId: string): Promise<string | null> {
  return (await findPartnerOf(db, userId))?.code ?? null;
}

import type { Queries } from '../../db/connect.ts';
import { deleteBoundAddress, findBoundAddress } from './smartDns.repo.ts';

export async function boundAddressOf(
  db: Queries,
  userId: string,
): Promise<{ ip: string; bound_at: string } | null> {
  const row = await findBoundAddress(db, userId);
  return row ? { ip: row.address, bound_at: row.boundAt.toISOString() } : null;
}

export async function dropBoundAddressOf(db: Queries, userId: string): Promise<void> {
  await deleteBoundAddress(db, userId);
}

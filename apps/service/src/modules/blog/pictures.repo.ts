import { eq, sql } from 'drizzle-orm';
import { blogPictures } from '../../db/blogSchema.ts';
import type { Queries } from '../../db/connect.ts';

export interface StoredPicture {
  bytes: Buffer;
  readAt: Date;
}

/** A picture that was shown before; it counts as shown now. */
export async function findPicture(db: Queries, url: string, now: Date): Promise<StoredPicture | null> {
  const [found] = await db
    .update(blogPictures)
    .set({ shownAt: now })
    .where(eq(blogPictures.url, url))
    .returning({ bytes: blogPictures.bytes, readAt: blogPictures.readAt });
  return found ?? null;
}

/** Keeps a picture, and of all those that were shown last: `most` bytes of them together. */
export async function keepPicture(
  db: Queries,
  { url, bytes, now }: { url: string; bytes: Buffer; now: Date },
  most: number,
): Promise<void> {
  const kept = { bytes, size: bytes.length, readAt: now, shownAt: now };
  await db
    .insert(blogPictures)
    .values({ url, ...kept })
    .onConflictDoUpdate({ target: blogPictures.url, set: kept });
  await db.execute(sql`
    delete from ${blogPictures} where url in (
      select url from (
        select url, sum(size) over (order by shown_at desc, url) as together from ${blogPictures}
      ) as all_of_them where together > ${most})`);
}

export async function forgetPicture(db: Queries, url: string): Promise<void> {
  await db.delete(blogPictures).where(eq(blogPictures.url, url));
}

import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Check, ok, problem, unread, warning } from './Check.ts';

const megabyte = 1_000_000;

/** The folder, or the nearest one above it that is there. */
async function standing(folder: string): Promise<string> {
  const there = await access(folder).then(
    () => true,
    () => false,
  );
  return there || dirname(folder) === folder ? folder : standing(dirname(folder));
}

/** Room on the disk of `DATA_DIR`, and whether the embedded database may write there. */
export const diskCheck: Check = {
  name: 'disk',
  async examine({ database, env }) {
    if (!database) return unread;
    const folder = await standing(database.dataDir);
    const { bavail, bsize, blocks } = await statfs(folder);
    const free = bavail * bsize;
    const share = Math.round((bavail / Math.max(1, blocks)) * 100);
    const says = `${Math.round(free / megabyte)} MB (${share} %) are free for DATA_DIR, ${database.dataDir}.`;
    const remedy = 'Make room, or move DATA_DIR.';
    const room =
      free < 200 * megabyte
        ? problem(says, remedy)
        : free < 1000 * megabyte || share < 5
          ? warning(says, remedy)
          : ok(says);
    if (env.DATABASE_URL) return [room];
    const writes = await access(folder, constants.W_OK).then(
      () => true,
      () => false,
    );
    if (writes) return [room];
    return [room, problem(`${folder} cannot be written.`, 'Give this user the folder, or set DATA_DIR.')];
  },
};

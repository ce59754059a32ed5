import { createHash } from 'node:crypto';

interface Named {
  /** As vanilla-extract makes it: a hash of the file, then a counter in base 36. */
  hash: string;
  filePath: string;
  packageName?: string;
}

/**
 * Class names of four letters and the counter instead of seven. They are written hundreds of times into a page,
 * so every letter counts. Depends on the file alone, so that both builds agree; a clash stops the build.
 */
export function shortIdentifiers(): (named: Named) => string {
  const owners = new Map<string, string>();
  const files = new Map<string, { prefix: string; short: string }>();
  return ({ hash, filePath, packageName = '' }) => {
    const owner = `${packageName} ${filePath}`;
    let file = files.get(owner);
    if (!file) {
      const digest = createHash('sha256').update(owner).digest();
      // The first character is a letter: a class may not start with a digit.
      const short =
        String.fromCharCode(97 + ((digest[0] ?? 0) % 26)) +
        (digest.readUInt32BE(1) % 36 ** 3).toString(36).padStart(3, '0');
      const taken = owners.get(short);
      if (taken) throw new Error(`Two stylesheets share the short name ${short}: ${taken} and ${owner}.`);
      owners.set(short, owner);
      // The counter of a file starts at 0: what stands before it is the hash.
      if (!hash.endsWith('0')) throw new Error(`The first name in ${owner} does not end in 0: ${hash}.`);
      file = { prefix: hash.slice(0, -1), short };
      files.set(owner, file);
    }
    return file.short + hash.slice(file.prefix.length);
  };
}

import { strToU8, zipSync } from 'fflate';

/** Files of text in one ZIP file, as they are: they are small. */
export const zipFiles = (files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])), {
    level: 0,
  });

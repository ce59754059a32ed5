import { saveFile } from './saveFile.ts';

/** Hands a value to the browser as a file to download. */
export const saveJson = (fileName: string, value: unknown): void =>
  saveFile(fileName, JSON.stringify(value, null, 2), 'application/json');

/** Raised when the drawing changes, so that previews fetch it anew. */
const drawing = 1;

/** Stands in the address of a picture and changes with what is on it (FNV-1a). */
export function pictureVersion(title: string): string {
  let hash = 0x811c9dc5;
  for (const char of `${drawing} ${title}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) as number), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The body of a response; null where it has more than `most` bytes. Its length is not believed, and a packed one counts unpacked. */
export async function readAtMost(response: Response, most: number): Promise<Buffer | null> {
  if (Number(response.headers.get('content-length')) > most) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > most) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

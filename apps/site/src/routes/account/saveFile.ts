/** Hands a text or bytes to the browser as a file to download. */
export function saveFile(fileName: string, content: string | Uint8Array<ArrayBuffer>, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun by then; the browser holds what it needs.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

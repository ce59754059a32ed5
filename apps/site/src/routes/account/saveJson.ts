/** Hands a value to the browser as a file to download. */
export function saveJson(fileName: string, value: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has begun by then; the browser holds what it needs.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

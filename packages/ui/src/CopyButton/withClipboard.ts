/** For `play`: a clipboard with the given behaviour, while `run` runs. */
export async function withClipboard(writeText: (text: string) => Promise<void>, run: () => Promise<void>) {
  const own = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  try {
    await run();
  } finally {
    if (own) Object.defineProperty(navigator, 'clipboard', own);
    else delete (navigator as { clipboard?: unknown }).clipboard;
  }
}

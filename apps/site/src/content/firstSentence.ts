/** The name of a page in breadcrumbs: the first sentence of its heading, without the full stop. */
export const firstSentence = (title: string): string =>
  title.split(/(?<=[.。؟?])\s|(?<=。)/)[0]?.replace(/[.。]$/, '') ?? title;

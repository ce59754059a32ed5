/** Articles on a page of the full list, of which the start page shows the first; and on one of a category or a tag. */
export const blogPageSizes = { more: 10, topic: 9 } as const;

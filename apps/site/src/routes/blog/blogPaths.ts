/** A page of a list, by the path of its first one. */
export const listPath = (first: string, page: number): string => (page > 1 ? `${first}/${page}` : first);

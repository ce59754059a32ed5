/** Where the search of the blog answers: here, so that a page that only searches loads no schema of the contract. */
export const blogSearchPath = '/ws/mm/v2/blog/search';

import { from } from './startService.ts';

let count = 0;
/** A visitor of a network of their own. Each file of tests is a process, and counts anew. */
export const elsewhere = () => {
  count += 1;
  return { headers: from(`203.${Math.floor(count / 200)}.${count % 200}.7`) };
};

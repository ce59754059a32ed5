import { cpsOf } from '@tern/domain';

/** Whether an affiliate brought the visitor (spec section 3, tracking). */
export function hasAffiliate(): boolean {
  const pairs = (globalThis.document?.cookie ?? '').split('; ').map((pair) => pair.split('=', 2));
  return cpsOf(Object.fromEntries(pairs)) !== null;
}

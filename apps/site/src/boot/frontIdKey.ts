/**
 * Name of the visitor's identifier in local storage (spec section 3, tracking). By itself, so that the checkout, which reads
 * it, and the sender of events, which makes it, load nothing of each other.
 */
export const frontIdKey = 'front_id';

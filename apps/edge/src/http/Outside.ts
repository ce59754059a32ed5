/** The other hosts that pages use: none by default. */
export interface Outside {
  /** Scripts of others, which static pages load after a scroll and with consent. */
  readonly vendors: readonly VendorHosts[];
  /** The host that visitors are sent to once per session (spec section 2); undefined: nobody is. */
  readonly paymentServices: string | undefined;
}

/** A script, and the origins it may talk to beside its own. */
export interface VendorHosts {
  readonly src: string;
  readonly connect: readonly string[];
  readonly img: readonly string[];
  readonly frame: readonly string[];
}

export const nothingOutside: Outside = { vendors: [], paymentServices: undefined };

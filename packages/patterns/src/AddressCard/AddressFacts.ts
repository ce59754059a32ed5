/** The place and network of an address (spec section 3, geo info). Null where unknown. */
export interface AddressFacts {
  /** Canonical spelling. */
  ip: string;
  family: 'ipv4' | 'ipv6';
  /** English name. */
  country: string | null;
  /** Two letters. */
  country_code: string | null;
  /** English name of a state or province. */
  region: string | null;
  city: string | null;
  /** Degrees; of a city or network, never of a person. */
  location: { latitude: number; longitude: number } | null;
  /** Who runs the network the address belongs to. */
  network: { number: number; name: string | null } | null;
  /** It is one of our exits. */
  is_exit: boolean;
}

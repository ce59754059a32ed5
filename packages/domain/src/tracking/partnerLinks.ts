/** A partner's mark in a link, as its parameter `cfclick` and the cookie hold it: the code, and a name for the place. */
export interface PartnerClick {
  readonly code: string;
  /** The partner's own name for where the link stands; empty without one. */
  readonly label: string;
}

/** The parameter of links that go past every network. */
export const partnerParam = 'cfclick';

const codeShape = /^tp-[0-9a-z]{8}$/;
const labelShape = /^[a-z0-9-]{0,40}$/;

/** `tp-…` with a label behind a dot. Null for the click of a network, or for anything else. */
export function parsePartnerClick(value: string): PartnerClick | null {
  const [code = '', label = '', ...rest] = value.split('.');
  return codeShape.test(code) && labelShape.test(label) && rest.length === 0 ? { code, label } : null;
}

/** A label as it stands in a link: lower case, digits and hyphens, at most 40 characters. */
export const partnerLabelOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-|-$/g, '');

/** The value of the parameter. */
export const writePartnerClick = ({ code, label }: PartnerClick): string =>
  label ? `${code}.${label}` : code;

/** Numbers that are claims come from the brand file as values, never as part of a text. */
const claims = [
  /(?<![\p{L}\d.,:])6[.,\u00a0\u202f ]?000(?!\d)/u,
  /(?<![\p{L}\d.,:])3[.,]75(?!\d)/u,
  /(?<!\d)(?:45|50)\s?\+/u,
  /(?<!\d)30[-\u00a0 ]?(?:days?|Tage?n?|يوم)/iu,
  /(?<!\d)(?:6|six|sechs|ستة)[\u00a0 ](?:devices|Geräten?|أجهزة)/iu,
  /(?<!\d)(?:59|62|71)[\u00a0 ]?%/u,
];

/** An arm for one exact value (`=6 {Six devices}`) words that value, and is not taken for any other. */
const withoutExactArms = (text: string) => text.replace(/=\d+ *\{[^{}]*\}/g, '');

/** Whether a text states one of the brand's claims as a literal. */
export const statesClaim = (text: string): boolean =>
  claims.some((claim) => claim.test(withoutExactArms(text)));

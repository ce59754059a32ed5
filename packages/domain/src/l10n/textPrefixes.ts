/**
 * Sets of the operator's texts (spec section 7, `GET {base}/l10n`): a text of the first stands before one of the second,
 * the fallback.
 */
export const textPrefixes = ['jsondata-v2', 'jsondata'] as const;

export type TextPrefix = (typeof textPrefixes)[number];

const wideScripts = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/u;
const groups: readonly (readonly [RegExp, number])[] = [
  [wideScripts, 1],
  [/[\u0590-\u06ff]/u, 0.56],
  [/[mwMWшщюжфыШЩЮЖФЫМ@%]/u, 0.95],
  [/[iljtfrI.,’'()\-: ]/u, 0.36],
  [/[A-ZА-Я]/u, 0.72],
  [/[0-9]/u, 0.62],
];

/** How wide a name is, at least nearly and rather too wide: there is no browser to measure it. */
export const textWidth = (text: string, size: number): number =>
  size *
  [...text].reduce((sum, letter) => sum + (groups.find(([pattern]) => pattern.test(letter))?.[1] ?? 0.61), 0);

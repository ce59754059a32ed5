export interface ComboboxOption {
  value: string;
  label: string;
  /** Beside the label, quieter: a code, a unit. */
  note?: string;
  /** Other words it is found by: "Deutschland" for Germany. */
  keywords?: string;
  disabled?: boolean;
}

/** Letters without marks and case, as people type them: "cote" finds "Côte d'Ivoire", "lodz" finds "Łódź". */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The options that hold what was typed: those that begin with it first, otherwise in their own order. */
export function matchOptions(options: readonly ComboboxOption[], typed: string): readonly ComboboxOption[] {
  const wanted = plainLetters(typed);
  if (!wanted) return options;
  const first: ComboboxOption[] = [];
  const rest: ComboboxOption[] = [];
  for (const option of options) {
    const label = plainLetters(option.label);
    if (label.startsWith(wanted)) first.push(option);
    else if (plainLetters(`${label} ${option.note ?? ''} ${option.keywords ?? ''}`).includes(wanted)) {
      rest.push(option);
    }
  }
  return [...first, ...rest];
}

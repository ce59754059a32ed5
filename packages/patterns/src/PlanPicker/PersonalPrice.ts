/** The code of the visitor's own that makes a price: of a friend's invitation, or of a student. */
export interface PersonalPrice {
  kind: 'gift' | 'student';
  /** Whole per cent off the first period. */
  percent: number;
}

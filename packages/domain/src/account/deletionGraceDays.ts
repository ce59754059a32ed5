/** Days between the wish to have an account deleted and its deletion (decisions: Account). */
export const deletionGraceDays = 14;

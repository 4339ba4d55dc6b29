/**
 * The problems that `guardTexts` has found in the current test, which fails if any are left at its
 * end.
 */
export const textProblems: string[] = [];

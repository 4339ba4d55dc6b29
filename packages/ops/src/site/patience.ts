/** An operator waits longer than a visitor: a whole table is read in pages of a megabyte. */
export const patienceMs = 10_000;

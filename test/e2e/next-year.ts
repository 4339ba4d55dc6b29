/** The year of tests whose MOT dates must be more than two months ahead on any day. */
export const nextYear = new Date().getFullYear() + 1;

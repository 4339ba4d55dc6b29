/**
 * The most days of a report on bookings, and the most bookings in it, which a function must read within its 10 seconds.
 * 16,000 took 2 seconds of processor time, of which a function with 1 GB has a little more than half.
 */
export const bookingReportLimits = { days: 92, bookings: 25_000 } as const;

/** The most days and bookings of a report. A function has 10 seconds; 16,000 took 2 of processor time. */
export const bookingReportLimits = { days: 92, bookings: 25_000 } as const;

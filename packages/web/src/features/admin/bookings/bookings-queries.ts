import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { BookingRange } from "@vanfettle/contract/bookings/operator-bookings-schemas";
import type { Day } from "@vanfettle/vans/calendar-day";
import type { OperatorApi } from "../operator-session/operator-api.ts";

/** The numbers of bookings of some days. The last ones stay in sight while those of other days are read. */
export const bookingCountsQuery = (api: OperatorApi, { from, to }: BookingRange) =>
  queryOptions({
    queryKey: ["booking-counts", from, to],
    queryFn: () => api.call("countBookings", { query: { from, to } }),
    placeholderData: keepPreviousData,
  });

/** The bookings of a day, page by page. */
export const dayBookingsQuery = (api: OperatorApi, day: Day) =>
  infiniteQueryOptions({
    queryKey: ["day-bookings", day],
    queryFn: ({ pageParam: after }) =>
      api.call("listDayBookings", { params: { day }, ...(after !== null && { query: { after } }) }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

import type { BookingRange } from "@vanfettle/contract/bookings/operator-bookings-schemas";
import { saveFile } from "../../../ui/save-file.ts";
import { pluralise } from "@vanfettle/vans/format-number";
import { FailureAlert } from "../operator-session/failure-alert.tsx";
import { useOperatorMutation } from "../use-operator-mutation.ts";

/** Returns the mutation that exports bookings and saves them as a file. */
export const useBookingExport = () =>
  useOperatorMutation({
    mutationFn: (api, range: BookingRange) => api.call("exportBookings", { body: range }),
    onSuccess: ({ csv }, { from, to }) =>
      saveFile({ name: `bookings-${from}-to-${to}.csv`, type: "text/csv;charset=utf-8", text: csv }),
  });

/** Shows the result of the last export. */
export function ExportOutcome({ isError, error, data }: ReturnType<typeof useBookingExport>) {
  return (
    <>
      {isError && <FailureAlert title="The bookings were not exported" error={error} />}
      <output className="export-outcome">
        {data && `${pluralise(data.rows, "booking")} exported. The audit has your name, the days and the number.`}
      </output>
    </>
  );
}

import { isListOld, listAgeLimits } from "@vanfettle/contract/stations/station-list";
import { useToday } from "../../ui/use-today.ts";

/** A warning that a list of stations is old; nothing for a newer list, or if its month is unknown. */
export function ListAge({ edition }: { edition: string | null }) {
  const today = useToday();
  if (edition === null || !isListOld(edition, today)) return null;
  return <strong>{`This list is over ${listAgeLimits.saidOnPages} months old.`}</strong>;
}

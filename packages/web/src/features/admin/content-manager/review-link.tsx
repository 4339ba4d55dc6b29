import { pages } from "@vanfettle/contract/paths";
import { Link } from "react-router";
import { pluralise } from "../format.ts";
import { reviewState } from "../review/chosen-drafts.ts";
import { keyOf, type ListedLocation } from "./listed-location.ts";

/** Opens the review of the drafts among the shown locations. */
export function ReviewLink({ locations }: { locations: readonly ListedLocation[] }) {
  const keys = locations.filter(({ review }) => (review?.draftVersion ?? null) !== null).map(keyOf);
  if (keys.length === 0) return null;
  return (
    <Link className="btn btn-line btn-small review-link" to={pages.reviewDrafts.canonical} state={reviewState(keys)}>
      Review {pluralise(keys.length, "draft")}
    </Link>
  );
}

import { pages } from "@vanfettle/contract/paths";
import { dayInWords, daysBetween, type Day } from "@vanfettle/vans/calendar-day";
import { pluralise } from "@vanfettle/vans/format-number";
import { failedTestSummary } from "@vanfettle/vans/law/failed-test-sentences";
import { dvaPages, motPages } from "@vanfettle/vans/law/official-pages";
import { stationSearchPath } from "../station/station-search.ts";
import { requestsId } from "../van-requests/requests-id.ts";
import { stateHeading } from "../vehicle/mot-sentences.ts";
import type { Van } from "../vehicle/van.ts";

/** The state of a van in words, and its owner's next step. */
export interface NextStep {
  /** Such as `MOT due in 9 days`. */
  state: string;
  /** The end of the sentence that `state` begins, such as `find a class 7 station`. */
  action: string | null;
  /** The address to which the action links; null if no page helps. */
  link: string | null;
}

const testNames = { MOT: "MOT", annual: "Annual test", unclear: "MOT or annual test" } as const;

/** Returns the state of a van's next test as of `today`, with the days until or since. */
function dueState(van: Van, today: Day): string {
  const { due, state, firstTestWasDue, regime } = van;
  const name = testNames[regime];
  if (state === "unknown" && !firstTestWasDue) return "MOT date not known";
  if (due === null || state === "may be exempt") return stateHeading(van, today);
  const days = daysBetween(today, due);
  const number = pluralise(Math.abs(days), "day");
  if (days < 0) return `${name} ran out ${number} ago`;
  return days === 0 ? `${name} due today` : `${name} due in ${number}`;
}

type Action = Pick<NextStep, "action" | "link">;

/** Returns how to have a test that is due. */
function bookTest({ jurisdiction, motClass: { answer } }: Van): Action {
  if (jurisdiction === "northern-ireland") {
    return { action: "book the test with DVA", link: dvaPages.booking };
  }
  if (answer === "heavy") return { action: "book the yearly test of heavy vehicles", link: null };
  if (answer === "5") {
    return { action: "call MOT stations to find one that tests class 5", link: null };
  }
  if (answer === null) return { action: "find an MOT station", link: pages.garages.canonical };
  return {
    action: `find a class ${answer} station`,
    link: stationSearchPath({ postcode: null, vanClass: answer }),
  };
}

function actionFor(van: Van): Action {
  const { state, earliest, jurisdiction } = van;
  switch (state) {
    case "due soon":
    case "expired":
      return bookTest(van);
    case "valid":
    case "first not due":
      return {
        action: earliest ? `nothing to do before ${dayInWords(earliest)}` : "nothing to do yet",
        link: null,
      };
    case "may be exempt":
      return jurisdiction === "northern-ireland"
        ? { action: "ask DVA", link: dvaPages.contact }
        : { action: "read which vehicles need no MOT", link: motPages.exempt };
    case "unknown":
      return { action: "check the van again", link: pages.vanCheck.canonical };
  }
}

/** Returns the state of a van as of `today`, and its owner's next step. */
export function nextStep(van: Van, today: Day): NextStep {
  const state = van.failed ? failedTestSummary(van.failed) : dueState(van, today);
  if (!van.isVan) return { state, action: null, link: null };
  if (van.failed) {
    return { state, action: "Ask for a quote for the repair", link: `#${requestsId}` };
  }
  return { state, ...actionFor(van) };
}

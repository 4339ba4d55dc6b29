import type { BookingPage } from "@vanfettle/contract/booking/booking-pages";
import type { BookingIssues, BookingValues } from "@vanfettle/contract/booking/booking-rules";
import { failureOf } from "../../api/call-failure.ts";
import type { Api } from "../../api/client.ts";
import { requestFailure } from "../../api/failure-texts.ts";
import { retryWhileBusy } from "../../api/retry-while-busy.ts";
import { wait } from "../../ui/wait.ts";
import { fieldIssuesOf, sendBooking } from "../booking/send-booking.ts";
import { requestKeysOf } from "./request-keys.ts";
import type { RequestOutcome } from "./request-state.ts";

/** A request to send, with the id of its van. */
export interface RequestToSend {
  id: string;
  values: BookingValues;
}

/** The location of a request that no page of a place sends. */
const location = "UK";

/**
 * Returns the message of the requests that are left after a failure, or null if they are sent. They
 * would fail as well, or each wait as long.
 */
function messageOfOthers(error: unknown): string | null {
  switch (failureOf(error)) {
    case "busy":
    case "offline":
      return requestFailure(error);
    case "silent":
      return "Not sent, try again.";
    default:
      return null;
  }
}

/**
 * Sends requests one after another, each with its own key, and waits as long as a busy site
 * demands. `page` is the kind of page they are sent on. If it stays busy or
 * does not answer, the requests that are left are not sent. `onOutcome` receives each
 * change with the messages on the van's fields. Once `isWanted` returns false, no other request is
 * sent.
 */
export async function sendRequests(
  api: Api,
  requests: readonly RequestToSend[],
  {
    page,
    isWanted,
    onOutcome,
  }: {
    page: BookingPage | undefined;
    isWanted: () => boolean;
    onOutcome: (id: string, outcome: RequestOutcome, issues: BookingIssues) => void;
  },
): Promise<void> {
  let others: string | null = null;
  for (const { id, values } of requests) {
    if (!isWanted()) return;
    if (others !== null) {
      onOutcome(id, { state: "failed", message: others }, {});
      continue;
    }
    onOutcome(id, { state: "sending" }, {});
    const keys = requestKeysOf(values.registration);
    const send = () => sendBooking({ api, keys }, { ...values, location }, page);
    try {
      const { redirectUrl, token } = await retryWhileBusy(send, async (seconds) => {
        onOutcome(id, { state: "sending", busySeconds: seconds }, {});
        await wait(seconds * 1000);
        return isWanted();
      });
      onOutcome(id, { state: "saved", redirectUrl, token }, {});
    } catch (error) {
      others = messageOfOthers(error);
      onOutcome(id, { state: "failed", message: requestFailure(error) }, fieldIssuesOf(error));
    }
  }
}

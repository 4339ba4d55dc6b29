import type { BookingPage } from "@vanfettle/contract/booking/booking-pages";
import type { BookingIssues, BookingValues } from "@vanfettle/contract/booking/booking-rules";
import type { Api } from "../../api/client.ts";
import { statusOf } from "../../api/http-error.ts";
import { retryWhileBusy, whenToRetry } from "../../api/retry-while-busy.ts";
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

function failureMessage(error: unknown): string {
  const status = statusOf(error);
  if (status === 429) return `Not saved, try again ${whenToRetry(error)}. The site is busy.`;
  if (status === 410) return "Not saved, try again. You erased this request; this makes a new one.";
  return "Not saved, try again. A request sent twice counts once.";
}

/**
 * Sends requests one after another, each with its own key, and waits as long as a busy site
 * demands. `page` is the kind of page they are sent on. If it stays busy, the requests that are left are not sent. `onOutcome` receives each
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
  let busy: string | null = null;
  for (const { id, values } of requests) {
    if (!isWanted()) return;
    if (busy !== null) {
      onOutcome(id, { state: "failed", message: busy }, {});
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
      const message = failureMessage(error);
      if (statusOf(error) === 429) busy = message;
      onOutcome(id, { state: "failed", message }, fieldIssuesOf(error));
    }
  }
}

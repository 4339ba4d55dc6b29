import { looksLikePostcode } from "@vanfettle/contract/geo/postcode";
import { storedText, storeIfPossible, storeText } from "../../ui/device-storage.ts";
import { isFlag, isText, oneOf, orNull, parseStored, shape } from "../../ui/stored-json.ts";
import {
  outcomeOf,
  type RequestDraft,
  type RequestVan,
  type VanRequestsState,
} from "./request-state.ts";

/** The name under which the tab stores the requests for saved vans. The cookie policy lists it. */
export const requestMemoryKey = "vanfettle.van-requests";

interface StoredRequest {
  isChosen: boolean;
  serviceType: string;
  postcode: string;
  saved: { state: "saved" | "opened"; redirectUrl: string } | null;
}

interface Stored {
  postcode: string;
  vans: Record<string, StoredRequest>;
}

const isStoredRequest = shape<StoredRequest>({
  isChosen: isFlag,
  serviceType: isText,
  postcode: isText,
  saved: orNull(
    shape<NonNullable<StoredRequest["saved"]>>({
      state: oneOf(["saved", "opened"] as const),
      redirectUrl: (value): value is string => isText(value) && /^https?:\/\//.test(value),
    }),
  ),
});
const isStored = shape<Stored>({
  postcode: isText,
  vans: (value): value is Stored["vans"] =>
    typeof value === "object" && value !== null && Object.values(value).every(isStoredRequest),
});

/** An incomplete postcode is not stored: it may be a registration. */
const postcodeToStore = (text: string): string => (looksLikePostcode(text) ? text : "");

/**
 * Stores the requests for vans that are saved on this device, for a reload. A registration that the
 * owner typed is left out, and so is the partner's address of such a van, which holds it. Returns
 * false if storage is full or blocked.
 */
export function rememberRequests(state: VanRequestsState, saved: readonly RequestVan[]): boolean {
  const vans: Stored["vans"] = {};
  for (const { id, van } of saved) {
    const draft = state.drafts[id];
    if (!draft) continue;
    const outcome = outcomeOf(state, id);
    const isStored = outcome.state === "saved" || outcome.state === "opened";
    vans[id] = {
      isChosen: draft.isChosen,
      serviceType: draft.serviceType,
      postcode: postcodeToStore(draft.postcode),
      saved:
        isStored && van.registration !== null
          ? { state: outcome.state, redirectUrl: outcome.redirectUrl }
          : null,
    };
  }
  const stored: Stored = { postcode: postcodeToStore(state.postcode), vans };
  const isEmpty = stored.postcode === "" && Object.keys(vans).length === 0;
  return storeText(requestMemoryKey, isEmpty ? null : JSON.stringify(stored), "tab");
}

/** Removes the requests from the tab's storage. */
export function forgetRequests(): void {
  // The tab ends what it still stores.
  storeIfPossible(requestMemoryKey, null, "tab");
}

/** Returns the requests that the tab stores; empty without them or if the browser blocks storage. */
export function rememberedRequests(): VanRequestsState {
  const stored = parseStored(storedText(requestMemoryKey, "tab"), isStored) ?? {
    postcode: "",
    vans: {},
  };
  const drafts: Record<string, RequestDraft> = {};
  const outcomes: Record<string, NonNullable<StoredRequest["saved"]>> = {};
  for (const [id, { saved, ...draft }] of Object.entries(stored.vans)) {
    drafts[id] = { ...draft, registration: "" };
    if (saved) outcomes[id] = saved;
  }
  return { postcode: stored.postcode, drafts, outcomes };
}

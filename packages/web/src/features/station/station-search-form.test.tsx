// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { StationSearchForm } from "./station-search-form.tsx";
import { parseStationSearch, stationSearchPath } from "./station-search.ts";

/**
 * Types a text into the postcode field and submits the form. Returns true if the browser would send
 * it.
 */
async function send(text: string): Promise<boolean> {
  const user = userEvent.setup();
  const sent = vi.fn<(event: Event) => boolean>((event) => {
    const isSent = !event.defaultPrevented;
    event.preventDefault();
    return isSent;
  });
  document.addEventListener("submit", sent);
  await user.type(screen.getByLabelText("Postcode"), `${text}{Enter}`);
  document.removeEventListener("submit", sent);
  expect(sent).toHaveBeenCalledOnce();
  return sent.mock.results[0]?.value as boolean;
}

const search = { postcode: null, vanClass: undefined };

test("blocks a registration with a reason, then sends a postcode", async () => {
  renderScreen(<StationSearchForm search={search} message={null} />);
  expect(await send("mq76 zzx")).toBe(false);
  const field = screen.getByLabelText<HTMLInputElement>("Postcode");
  expect(field).toBe(document.activeElement);
  const note = document.getElementById(field.getAttribute("aria-describedby") ?? "");
  expect(note?.textContent).toMatch(/^This looks like a registration/);
  await userEvent.setup().clear(field);
  expect(await send("DE13 OBH")).toBe(true);
  expect(field.getAttribute("aria-invalid")).toBeNull();
});

test("omits a registration from the address of a search", () => {
  expect(stationSearchPath({ postcode: "MQ76 ZZX", vanClass: "7" })).toBe("/garages/?class=7");
  expect(stationSearchPath({ postcode: "SW1A 1AA", vanClass: "7" })).toBe(
    "/garages/?postcode=SW1A+1AA&class=7",
  );
});

test("does not parse a registration in an address as a postcode", () => {
  expect(parseStationSearch(new URLSearchParams("postcode=mq76+zzx"))).toEqual({
    postcode: null,
    isRegistration: true,
    vanClass: undefined,
  });
});

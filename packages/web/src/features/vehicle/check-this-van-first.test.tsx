// @vitest-environment jsdom
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { Component as VanCheckPage } from "../../pages/van-check.tsx";
import { buildNearStations } from "../../testing/build-near-stations.ts";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { renderRoutes } from "../../testing/render-screen.tsx";
import { json, stubServer } from "../../testing/stub-server.ts";
import { BookingForm } from "../booking/booking-form.tsx";

/** Opens the quick form on `/`, which links to the van check. */
function openHome(vehicle: unknown = buildVehicleCheck()) {
  const bodies: string[] = [];
  const server = stubServer({
    "/api/vehicle": (_: string, { body }: RequestInit) => {
      bodies.push(body as string);
      return json(vehicle);
    },
    "/api/stations/near/QX1%201AA": buildNearStations(),
  });
  const { router } = renderRoutes(
    [
      { path: "/", element: <BookingForm variant="quick" /> },
      { path: "/van-check/", element: <VanCheckPage /> },
    ],
    { server },
  );
  return { user: userEvent.setup(), router, bodies, calls: server.calls };
}

const button = () => screen.queryByRole("button", { name: "Check this van first" });
const type = (user: ReturnType<typeof userEvent.setup>, text: string) =>
  user.type(screen.getByLabelText("Vehicle registration"), text);

test("shows the button only while a registration is entered", async () => {
  const { user } = openHome();
  expect(button()).toBeNull();
  await type(user, "ab12 cde");
  expect(button()?.className).toContain("btn-line");
  await user.clear(screen.getByLabelText("Vehicle registration"));
  expect(button()).toBeNull();
});

test("opens the van check with the registration and the postcode in memory only", async () => {
  const { user, router, bodies } = openHome();
  await type(user, "ab12 cde");
  await user.type(screen.getByLabelText("Postcode"), "qx1 1aa");
  await user.click(button() as HTMLElement);
  expect(await screen.findByRole("heading", { name: "AB12 CDE" })).toBeTruthy();
  expect(bodies).toEqual(['{"registration":"AB12CDE"}']);
  const stations = await screen.findByRole("list", { name: "Stations near QX1 1AA" });
  expect(within(stations).getByRole("link").getAttribute("href")).toMatch(/^tel:/);
  const { pathname, search, hash, state } = router.state.location;
  expect([pathname, search, hash, state]).toEqual(["/van-check/", "", "", null]);
  expect(
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)]),
  ).not.toContain("AB12");
});

test("passes the van on once: the form is empty when the page opens again", async () => {
  const { user, router, bodies } = openHome();
  await type(user, "ab12 cde");
  await user.click(button() as HTMLElement);
  await screen.findByRole("heading", { name: "AB12 CDE" });
  await router.navigate("/");
  await waitFor(() => expect(screen.queryByRole("heading", { name: "AB12 CDE" })).toBeNull());
  await router.navigate("/van-check/");
  expect((await screen.findByLabelText<HTMLInputElement>("Registration")).value).toBe("");
  expect(bodies).toHaveLength(1);
});

test("keeps an invalid registration in the van check's field, with a message and the focus", async () => {
  const { user, calls } = openHome();
  await type(user, "12345");
  await user.click(button() as HTMLElement);
  const field = await screen.findByLabelText<HTMLInputElement>("Registration");
  expect(field.value).toBe("12345");
  expect(field).toBe(document.activeElement);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  expect(calls).not.toContain("POST /api/vehicle");
});

test("links to the manual check on a site without keys", async () => {
  const sources = buildVehicleCheck().sources.map(({ name }) => ({ name, state: "not connected" }));
  const { user } = openHome({ ...buildVehicleCheck(), sources });
  await type(user, "ab12 cde");
  await user.click(button() as HTMLElement);
  const note = await screen.findByText(/not connected to DVSA and DVLA/);
  expect(note).toBe(document.activeElement);
  const next = screen.getByRole("heading", { name: "Check without a registration" });
  expect(note.nextElementSibling).toBe(next.closest("details"));
});

// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { Component as VanCheckPage } from "../../pages/van-check.tsx";
import { buildNearStations } from "../../testing/build-near-stations.ts";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { stubServer } from "../../testing/stub-server.ts";

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {};
});

const form = () => within(screen.getByRole("form", { name: "Book a repair or service" }));
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label);
const keep = () => form().getByRole<HTMLInputElement>("checkbox");
const service = () => form().getByRole<HTMLInputElement>("radio", { checked: true }).value;
const expires = () => screen.getByLabelText<HTMLInputElement>("Its MOT runs out on");

/** Opens the page, and checks a van by its registration if there is one. */
async function open({
  registration,
  path = "/van-check/",
}: {
  registration?: string;
  path?: string;
}) {
  const server = stubServer({
    "/api/vehicle": buildVehicleCheck({ registration: registration ?? "" }),
    "/api/stations/near/QX1%201AA": buildNearStations(),
  });
  renderScreen(<VanCheckPage />, { server, pathname: path });
  const user = userEvent.setup();
  if (registration) {
    await user.type(screen.getByLabelText("Registration"), `${registration}{Enter}`);
    await screen.findByRole("form", { name: "Book a repair or service" });
  }
  return user;
}

async function findStations(user: ReturnType<typeof userEvent.setup>, postcode: string) {
  const box = document.querySelector<HTMLInputElement>("#station-postcode");
  await user.clear(box as HTMLInputElement);
  await user.type(box as HTMLInputElement, postcode);
  await user.click(screen.getByRole("button", { name: "Find stations" }));
}

test("a search for stations fills in the postcode, and leaves what the visitor changed in the form", async () => {
  const user = await open({ registration: "AB12CDE" });
  await user.clear(field("Vehicle registration"));
  await user.type(field("Vehicle registration"), "XY34ZAB");
  await user.click(form().getByRole("radio", { name: /^Oil Change/ }));
  await user.click(keep());
  await findStations(user, "qx1 1aa");
  expect(field("Vehicle registration").value).toBe("XY34ZAB");
  expect([field("Postcode").value, service(), keep().checked]).toEqual([
    "QX11AA",
    "oil-change",
    true,
  ]);
  await findStations(user, "qx2 2bb");
  expect(field("Postcode").value).toBe("QX22BB");
});

test("a search for stations leaves the postcode that the visitor has entered for the booking", async () => {
  const user = await open({ registration: "AB12CDE" });
  await user.type(field("Postcode"), "M11AE");
  await findStations(user, "qx1 1aa");
  expect(field("Postcode").value).toBe("M11AE");
});

test("a corrected date keeps what is entered for the van, and proposes another service", async () => {
  const user = await open({ path: "/van-check/?expires=2027-11-15&kg=3500" });
  expect(service()).toBe("full-service");
  await user.type(field("Vehicle registration"), "AB12CDE");
  await user.click(keep());
  await user.type(screen.getByLabelText("Label (optional)"), "White Transit");
  await user.click(screen.getByRole("button", { name: "Save on this device" }));
  expect(screen.getByText(/^Saved on this device/)).toBeTruthy();
  await user.clear(expires());
  await user.type(expires(), "1/12/2026");
  await user.click(screen.getByRole("button", { name: "Check dates and class" }));
  expect(await screen.findByText("2 November 2026")).toBeTruthy();
  expect([field("Vehicle registration").value, keep().checked]).toEqual(["AB12CDE", true]);
  expect(screen.getByLabelText<HTMLInputElement>("Label (optional)").value).toBe("White Transit");
  expect(service()).toBe("mot");
  expect(screen.queryByText(/^Saved on this device/)).toBeNull();
});

test("a corrected date keeps the service that the visitor chose", async () => {
  const user = await open({ path: "/van-check/?expires=2027-11-15&kg=3500" });
  await user.click(form().getByRole("radio", { name: /^Oil Change/ }));
  await user.clear(expires());
  await user.type(expires(), "1/12/2026");
  await user.click(screen.getByRole("button", { name: "Check dates and class" }));
  expect(await screen.findByText("2 November 2026")).toBeTruthy();
  expect(service()).toBe("oil-change");
});

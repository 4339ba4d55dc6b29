// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { buildVehicleCheck } from "../../testing/build-vehicle-check.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { vanOfCheck } from "../vehicle/van.ts";
import { SaveVan } from "./save-van.tsx";

async function save() {
  renderScreen(<SaveVan van={vanOfCheck({ registration: "AB12CDE" }, buildVehicleCheck())} />);
  await userEvent.setup().click(screen.getByRole("button", { name: "Save on this device" }));
}

test("announces that the van is saved", async () => {
  await save();
  expect(screen.getByText(/^Saved on this device/).closest("[aria-live=polite]")).not.toBeNull();
});

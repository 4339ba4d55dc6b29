// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { renderScreen } from "../../testing/render-screen.tsx";
import { handedOverVan } from "../booking/van-to-check.ts";
import { ClassSwitch } from "./class-switch.tsx";

test("passes the postcode to the van check in memory instead of its address", async () => {
  renderScreen(<ClassSwitch postcode="QX1 1AA" chosen={undefined} counts={null} />);
  expect(document.body.textContent).toContain(
    "Over 3,500 kg? Usually not an MOT. Not sure? Check your van.",
  );
  const link = screen.getByRole("link", { name: "Check your van" });
  expect(link.getAttribute("href")).toBe("/van-check/");
  await userEvent.setup().click(link);
  expect(handedOverVan()).toEqual({ registration: "", postcode: "QX1 1AA" });
});

// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { forgetRegistration } from "./interactive-mark.tsx";

afterEach(() => window.history.replaceState(null, "", "/"));

function addressAfter(address: string): string {
  window.history.replaceState(null, "", address);
  forgetRegistration();
  return window.location.pathname + window.location.search;
}

test.each(["/van-mot/?registration=AB12CDE", "/?registration=ab12+cde&postcode=LS1+1AA"])(
  "a registration leaves the address %s",
  (address) => {
    expect(addressAfter(address)).toBe(address.split("?")[0]);
  },
);

test.each([
  "/find?q=leeds",
  // The provider's code is random: "S181ABC" and "A12BCD" have the shape of a registration.
  "/admin/progress-monitor?code=Ou-S181ABC-LxW&state=f7fb",
  "/admin/content-manager/?code=zH5-A12BCD-4dY&state=f7fb",
])("the address %s keeps its query", (address) => {
  expect(addressAfter(address)).toBe(address);
});

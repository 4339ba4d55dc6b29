import { expect, test } from "vitest";
import { isSample } from "./vehicle-routes.ts";

const real = {
  DVSA_API_URL: "https://history.mot.api.gov.uk",
  DVLA_API_URL: "https://driver-vehicle-licensing.api.gov.uk",
  DVSA_SECRET_ARN: "a-secret",
  DVLA_SECRET_ARN: "another-secret",
};
const mockServer = "http://127.0.0.1:4700";

test.each([
  [{}, false],
  [{ DVSA_API_URL: mockServer }, true],
  [{ DVLA_API_URL: mockServer }, true],
  [{ DVSA_API_URL: mockServer, DVLA_API_URL: mockServer }, true],
  [{ DVSA_API_URL: "https://history.mot.api.gov.uk.evil.test" }, true],
])("marks vehicles as samples for the addresses %j: %s", (over, expected) => {
  expect(isSample({ ...real, ...over })).toBe(expected);
});

/** The smoke test's booking, which can be recognised: the registration and postcode do not exist. */
export const testBooking = {
  registration: "SMOKETST",
  postcode: "ZZ99 9ZZ",
  serviceType: "mot",
  location: "Smoke test",
} as const;

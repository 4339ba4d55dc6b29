import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { RegistrationResult } from "../features/vehicle/registration-result.tsx";
import { AppProviders } from "./app-providers.tsx";
import { visibleText } from "./render-document.ts";
import { stubServer } from "./stub-server.ts";

/** A press that moves nothing, because a rendered text has no focus. */
const press = { moveFocus: () => false, show: () => {} };

/** Returns the words of a registration's result that a visitor reads on a day. */
export function registrationWords(vehicle: VehicleCheck, today: string): string {
  const result = (
    <RegistrationResult vehicle={vehicle} note={null} postcode={undefined} press={press} />
  );
  const router = createMemoryRouter([{ path: "*", element: result }]);
  const html = renderToStaticMarkup(
    <AppProviders api={stubServer().api} today={today}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return visibleText(html);
}

import { QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { samplePageSettings } from "@vanfettle/contract/page-settings";
import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { apiContext } from "../api/api-context.ts";
import { createQueries } from "../api/queries.ts";
import { createQueryClient } from "../api/query-client.ts";
import { RegistrationResult } from "../features/vehicle/registration-result.tsx";
import { documentContext } from "../ui/document-context.ts";
import { origin, visibleText } from "./render-document.ts";
import { stubServer } from "./stub-server.ts";

/** A press that moves nothing, because a rendered text has no focus. */
const press = { moveFocus: () => false, show: () => {} };

/** Returns the words of a registration's result that a visitor reads on a day. */
export function registrationWords(vehicle: VehicleCheck, today: string): string {
  const { api } = stubServer();
  const result = (
    <RegistrationResult vehicle={vehicle} note={null} postcode={undefined} press={press} />
  );
  const router = createMemoryRouter([{ path: "*", element: result }]);
  const html = renderToStaticMarkup(
    <documentContext.Provider value={{ origin, today, settings: samplePageSettings }}>
      <apiContext.Provider value={{ api, queries: createQueries(api) }}>
        <QueryClientProvider client={createQueryClient()}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </apiContext.Provider>
    </documentContext.Provider>,
  );
  return visibleText(html);
}

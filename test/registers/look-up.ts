import type { VehicleCheck } from "@vanfettle/contract/vehicle/vehicle-schemas";
import { checkVehicle, recentResults } from "@vanfettle/core/vehicle/check-vehicle";
import { createDvlaVehicleEnquiry } from "@vanfettle/core/vehicle/dvla";
import { createDvsaMotHistory } from "@vanfettle/core/vehicle/dvsa";
import { today, type Answer, type DrawnVehicle } from "./draw-answers.ts";

const urls = { token: "http://registers.test/token", dvsa: "http://registers.test/dvsa" };

function responseOf(answer: Answer): Response {
  if (answer === "down") return new Response("<html></html>", { status: 503 });
  if (answer === "not found") {
    return Response.json({ errorCode: "MOTH-NF-01" }, { status: 404 });
  }
  return Response.json(answer);
}

/** Returns a fetch that answers for both registers, as they would over HTTP. */
export const registers =
  ({ dvsa, dvla }: DrawnVehicle) =>
  (url: string): Promise<Response> => {
    if (url === urls.token) {
      return Promise.resolve(Response.json({ access_token: "token", expires_in: 3600 }));
    }
    return Promise.resolve(responseOf(url.startsWith(urls.dvsa) ? dvsa : dvla));
  };

/** Looks a vehicle up with the real adapters. Throws if neither register knows it. */
export function lookUp({ registration }: DrawnVehicle): Promise<VehicleCheck> {
  const clock = () => new Date(`${today}T12:00:00Z`);
  const keys = { tokenUrl: urls.token, clientId: "client", clientSecret: "secret", apiKey: "key" };
  const services = {
    history: createDvsaMotHistory({ apiUrl: urls.dvsa, keys, clock }),
    enquiry: createDvlaVehicleEnquiry({ apiUrl: "http://registers.test/dvla", keys, clock }),
  };
  const recent = recentResults(clock);
  const deps = { services: () => Promise.resolve(services), recent, clock, sample: false };
  return checkVehicle(deps, registration);
}

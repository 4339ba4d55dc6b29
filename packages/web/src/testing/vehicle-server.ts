import { stubServer } from "./stub-server.ts";

/** Returns the response to a van check. */
export type VehicleReply = (registration: string) => Response | Promise<Response>;

/**
 * Creates an in-memory API with these replies to van checks. `asked` lists the registrations in
 * order.
 */
export function vehicleServer(reply: VehicleReply) {
  const asked: string[] = [];
  const server = stubServer({
    "/api/vehicle": (_path: string, { body }: RequestInit) => {
      const { registration } = JSON.parse(body as string) as { registration: string };
      asked.push(registration);
      return reply(registration);
    },
  });
  return { server, asked };
}

import { stubServer } from "./stub-server.ts";

/** Returns the response to a van check. */
export type VehicleReply = (registration: string) => Response | Promise<Response>;

/**
 * Creates an in-memory API with these replies to van checks, and other responses by path. `asked` lists the registrations in
 * order.
 */
export function vehicleServer(reply: VehicleReply, responses: Record<string, unknown> = {}) {
  const asked: string[] = [];
  const server = stubServer({
    ...responses,
    "/api/vehicle": (_path: string, { body }: RequestInit) => {
      const { registration } = JSON.parse(body as string) as { registration: string };
      asked.push(registration);
      return reply(registration);
    },
  });
  return { server, asked };
}

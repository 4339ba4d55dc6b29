import { stubServer } from "./stub-server.ts";

/** Answers a van check of a registration. */
export type VehicleReply = (registration: string) => Response | Promise<Response>;

/** Creates an in-memory API that gives these replies to van checks. `asked` lists the registrations in order. */
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

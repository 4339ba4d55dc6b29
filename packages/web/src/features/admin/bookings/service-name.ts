import { services } from "@vanfettle/contract/services";

/** Returns what a service is called, or its id if there is no such service any more. */
export const serviceName = (id: string): string =>
  services.find((service) => service.id === id)?.name ?? id;

import { services as builtInServices } from "@vanfettle/contract/services";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../api/api-context.ts";

export interface ServiceOption {
  id: string;
  name: string;
  price: string;
}

/**
 * Returns the services to choose from: the server's list, or the built-in services while the list loads or if it
 * fails. Services in `quoted` show "Get Quote" instead of their price.
 */
export function useServices({ quoted }: { quoted: readonly string[] }): readonly ServiceOption[] {
  const { data } = useQuery(useApi().queries.services);
  const services: readonly ServiceOption[] = data && data.length > 0 ? data : builtInServices;
  return services.map((service) => (quoted.includes(service.id) ? { ...service, price: "Get Quote" } : service));
}

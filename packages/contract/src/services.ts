/** The seven services. `price` is a display string; a booking stores the `id`. */
export const services = [
  {
    id: "mot",
    name: "MOT Test",
    price: "£54.85",
    description: "The yearly roadworthiness test for your van.",
  },
  {
    id: "full-service",
    name: "Full Service",
    price: "Get Quote",
    description: "Oil and filters, fluids, brakes, tyres and lights checked against the maker's schedule.",
  },
  {
    id: "major-service",
    name: "Major Service",
    price: "Get Quote",
    description: "Everything in a full service plus spark or glow plugs, fuel and pollen filters and deeper checks.",
  },
  {
    id: "mot-service",
    name: "MOT + Service",
    price: "£180",
    description: "One visit for the test and the service, so your van is off the road once.",
  },
  {
    id: "brake-service",
    name: "Brake Service",
    price: "Get Quote",
    description: "Pads, discs, drums, fluid and the handbrake inspected, and replaced where worn.",
  },
  {
    id: "oil-change",
    name: "Oil Change",
    price: "Get Quote",
    description: "Fresh oil of the right grade and a new filter, with the service light reset.",
  },
  {
    id: "diagnostics",
    name: "Diagnostics",
    price: "Get Quote",
    description: "Fault codes read, the cause found and explained before any repair.",
  },
] as const;

export type ServiceId = (typeof services)[number]["id"];

export const serviceIds = services.map((service) => service.id) as [ServiceId, ...ServiceId[]];

/** Returns whether a text is the id of a service. */
export function isServiceId(value: string): value is ServiceId {
  return services.some((service) => service.id === value);
}

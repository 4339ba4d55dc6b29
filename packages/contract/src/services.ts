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
    description: "Oil, filters, fluids, brakes, tyres and lights.",
  },
  {
    id: "major-service",
    name: "Major Service",
    price: "Get Quote",
    description: "A full service plus plugs and more filters.",
  },
  {
    id: "mot-service",
    name: "MOT + Service",
    price: "£180",
    description: "The test and the service in one visit.",
  },
  {
    id: "brake-service",
    name: "Brake Service",
    price: "Get Quote",
    description: "Pads, discs, drums, fluid and the handbrake.",
  },
  {
    id: "oil-change",
    name: "Oil Change",
    price: "Get Quote",
    description: "Fresh oil of the right grade and a new filter.",
  },
  {
    id: "diagnostics",
    name: "Diagnostics",
    price: "Get Quote",
    description: "Fault codes read and the cause explained.",
  },
] as const;

export type ServiceId = (typeof services)[number]["id"];

export const serviceIds = services.map((service) => service.id) as [ServiceId, ...ServiceId[]];

/** Returns whether a text is the id of a service. */
export function isServiceId(value: string): value is ServiceId {
  return services.some((service) => service.id === value);
}

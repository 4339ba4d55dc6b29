interface ServicePage {
  /** The page's name among `pages`. Its component is the file with this name in kebab case. */
  name: string;
  path: string;
  label: string;
  /** The work in a sentence. The words in the page's social image are `Van` and these. */
  work: string;
  /** The one-word subject for lists. The page's social image is `social-` and this word. */
  subject: string;
}

interface AnyServiceRow {
  /** A booking stores the id. */
  id: string;
  name: string;
  /** An amount in pounds or `Get Quote`. */
  price: string;
  description: string;
  /** True if the service is or includes an MOT, which the DVA carries out in Northern Ireland. */
  includesMot: boolean;
  /**
   * The sections of the MOT inspection manual whose defects the service repairs: `8.4`, or `1` for
   * a whole chapter.
   */
  repairs: readonly string[];
  page: ServicePage | null;
}

const withoutPage = { repairs: [], page: null } as const;

/**
 * The table of services, in the order of the cards and forms. `CONTRIBUTING.md` has the recipe for
 * another one.
 */
export const serviceTable = [
  {
    id: "mot",
    name: "MOT Test",
    price: "£54.85",
    description: "The yearly roadworthiness test for your van.",
    includesMot: true,
    ...withoutPage,
  },
  {
    id: "full-service",
    name: "Full Service",
    price: "Get Quote",
    description: "Oil, filters, fluids, brakes, tyres and lights.",
    includesMot: false,
    ...withoutPage,
  },
  {
    id: "major-service",
    name: "Major Service",
    price: "Get Quote",
    description: "A full service plus plugs and more filters.",
    includesMot: false,
    ...withoutPage,
  },
  {
    id: "mot-service",
    name: "MOT + Service",
    price: "£180",
    description: "The test and the service in one visit.",
    includesMot: true,
    ...withoutPage,
  },
  {
    id: "brake-service",
    name: "Brake Service",
    price: "Get Quote",
    description: "Pads, discs, drums, fluid and the handbrake.",
    includesMot: false,
    repairs: ["1"],
    page: {
      name: "brakeRepairs",
      path: "/services/brake-repairs",
      label: "Brake repairs",
      work: "brake repairs",
      subject: "brakes",
    },
  },
  {
    id: "oil-change",
    name: "Oil Change",
    price: "Get Quote",
    description: "Fresh oil of the right grade and a new filter.",
    includesMot: false,
    repairs: ["8.4"],
    page: {
      name: "oilChanges",
      path: "/services/oil-changes",
      label: "Oil changes",
      work: "oil changes",
      subject: "oil",
    },
  },
  {
    id: "diagnostics",
    name: "Diagnostics",
    price: "Get Quote",
    description: "Fault codes read and the cause explained.",
    includesMot: false,
    repairs: ["4", "8.2"],
    page: {
      name: "vanDiagnostics",
      path: "/services/van-diagnostics",
      label: "Van diagnostics",
      work: "diagnostics",
      subject: "diagnostics",
    },
  },
] as const satisfies readonly AnyServiceRow[];

export type ServiceRow = (typeof serviceTable)[number];
export type ServiceId = ServiceRow["id"];
export type ServicePageName = NonNullable<ServiceRow["page"]>["name"];

/** The services as the API lists them. */
export const services = serviceTable.map(({ id, name, price, description }) => ({
  id,
  name,
  price,
  description,
}));

export const serviceIds = /* @__PURE__ */ serviceTable.map(({ id }) => id) as [
  ServiceId,
  ...ServiceId[],
];

export const servicePages = serviceTable.flatMap(({ page }) => page ?? []);

export const motServiceIds: readonly string[] = serviceTable
  .filter((row) => row.includesMot)
  .map(({ id }) => id);

export const isServiceId = (value: string): value is ServiceId =>
  services.some(({ id }) => id === value);

/** Returns a service's name, or its id if the service does not exist any more. */
export const serviceName = (id: string): string =>
  services.find((service) => service.id === id)?.name ?? id;

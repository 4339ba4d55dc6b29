import * as fc from "fast-check";
import * as z from "zod";
import { anyCharacter } from "@vanfettle/vans/testing/any-character";

/**
 * Included in many generated texts, which makes a response that echoes them as markup detectable.
 */
export const injectionMarker = `<q7x"'>`;

const knownTexts = [
  "birmingham",
  "west-midlands",
  "coventry",
  "Solihull",
  "mot",
  "oil-change",
  "UK",
  "West Midlands",
  "Yorkshire & Humber",
  "SW1A 1AA",
  "AB12 CDE",
  "pages.xml",
  "1",
];
const hostileTexts = [
  "",
  " ",
  "..",
  "../../etc/passwd",
  "%00",
  "%",
  "%zz",
  "\u0000",
  "\r\nset-cookie: a=b",
  "\u202e",
  "\ud800",
  "İ",
  "__proto__",
  "constructor",
  "toString",
  "' OR 1=1 --",
  "${7*7}",
  "{{7*7}}",
  "javascript:alert(1)",
  "//evil.example",
  "\\\\evil.example",
  "x".repeat(101),
  "x".repeat(5_000),
  injectionMarker,
  `${injectionMarker}<script>alert(1)</script>`,
];

/** Generates texts that are known, hostile or random. */
export const arbitraryText: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...knownTexts) },
  { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
  { weight: 2, arbitrary: fc.string({ maxLength: 12 }) },
  fc.string({ unit: anyCharacter, maxLength: 20 }),
  fc.string({ maxLength: 10 }).map((value) => value + injectionMarker),
);

/**
 * Generates any JSON value, including nested values and objects that resemble arrays or override
 * methods.
 */
export const anyValue: fc.Arbitrary<unknown> = fc.oneof(
  arbitraryText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, 0, -1, 1e308, [], {}, [[]], { length: 3 }, { toString: "x" }),
);

/** Plausible values for known fields: random values would hardly ever be valid. */
const plausible: Record<string, fc.Arbitrary<unknown>> = {
  registration: fc.string({
    unit: fc.constantFrom("A", "b", "7", " "),
    minLength: 1,
    maxLength: 9,
  }),
  postcode: fc.constantFrom("SW1A 1AA", "m1 1aa", "B1 1BB"),
  serviceType: fc.constantFrom("mot", "full-service", "oil-change"),
  location: fc.constantFrom("UK", "UK-wide", "Birmingham", "St Ives (Cornwall)"),
  locationSlug: fc.constantFrom("birmingham", "st-ives-cornwall"),
  locationSlugs: fc.array(fc.constantFrom("birmingham", "nowhere", "coventry"), { maxLength: 60 }),
  limit: fc.integer({ min: -1, max: 60 }),
};

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  minimum?: number;
  maximum?: number;
}

/** Generates values that match a schema of the contract, as far as its JSON schema describes it. */
export function validValue(schema: z.ZodType): fc.Arbitrary<unknown> {
  return valueOfJsonSchema(
    z.toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as JsonSchema,
  );
}

function valueOfJsonSchema(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOfJsonSchema));
  switch (schema.type) {
    case "string":
      return arbitraryText;
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return fc.integer({ min: schema.minimum ?? 0, max: Math.min(schema.maximum ?? 100, 100) });
    case "array":
      return fc.array(valueOfJsonSchema(schema.items ?? {}), { minLength: 1, maxLength: 5 });
    case "object": {
      const properties = Object.entries(schema.properties ?? {});
      return fc.record(
        Object.fromEntries(
          properties.map(([name, value]) => {
            const plausibleValue = plausible[name];
            const anyValid = valueOfJsonSchema(value);
            return [
              name,
              plausibleValue
                ? fc.oneof({ weight: 12, arbitrary: plausibleValue }, anyValid)
                : anyValid,
            ];
          }),
        ),
      );
    }
    default:
      return anyValue;
  }
}

/** Generates valid values with one or two fields replaced, left out or added. */
export function nearlyValidValue(schema: z.ZodType): fc.Arbitrary<unknown> {
  const change = fc.record({
    field: fc.nat(9),
    to: fc.option(anyValue, { nil: undefined }),
    extra: fc.option(arbitraryText),
  });
  return fc
    .tuple(validValue(schema), fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([value, changes]) => {
      if (typeof value !== "object" || value === null) return value;
      const changed = { ...value } as Record<string, unknown>;
      const names = Object.keys(changed);
      for (const { field, to, extra } of changes) {
        const name = extra ?? names[field % Math.max(1, names.length)] ?? "extra";
        if (to === undefined) delete changed[name];
        else {
          Object.defineProperty(changed, name, { value: to, enumerable: true, configurable: true });
        }
      }
      return changed;
    });
}

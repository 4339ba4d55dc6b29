import * as z from "zod";
import { toolNames, tools, type ToolName } from "@vanfettle/contract/agent/tools";
import { cacheControl } from "@vanfettle/contract/cache-times";
import { mediaTypes, type Endpoint, type EndpointGroup } from "@vanfettle/contract/endpoint";
import { endpointNames, endpoints, type EndpointName } from "@vanfettle/contract/endpoints";
import { operatorScopes, type OperatorScope } from "@vanfettle/contract/operator/operator-scopes";
import { problems } from "@vanfettle/contract/problems";
import { Problem, schemas, type EndpointSchema } from "@vanfettle/contract/schemas";
import { site } from "@vanfettle/contract/site";
import { toolSchemas } from "../agent/tool-schemas.ts";

type Json = Record<string, unknown>;

const bodyTypes = { json: "application/json", form: "application/x-www-form-urlencoded" } as const;

function toJsonSchema(schema: z.ZodType, io: "input" | "output"): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: "draft-2020-12" }) as Json;
  return rest;
}

/**
 * Returns the contract as an OpenAPI 3.1 document. With `publicOnly`, operator endpoints are left
 * out.
 */
export function openApiDocument({ publicOnly = false } = {}): Json {
  const paths: Record<string, Json> = {};
  const described = endpointNames.filter(
    (name) => !publicOnly || endpoints[name].access === "public",
  );
  for (const name of described) {
    const { path, method } = endpoints[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(name) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.brand} API`,
      version: "1",
      description: site.tagline,
      contact: { name: site.brand, email: site.email },
    },
    servers: [{ url: "/", description: "The site that serves this document's calls" }],
    tags: Object.entries(tags)
      .filter(([group]) => described.some((name) => endpoints[name].group === group))
      .map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: { Problem: toJsonSchema(Problem, "output") },
      ...(!publicOnly && { securitySchemes }),
    },
  };
}

let publicDocument: Json | undefined;

/**
 * Returns the document of the public endpoints. It is built on first use, because building takes a
 * while.
 */
export function publicOpenApiDocument(): Json {
  publicDocument ??= openApiDocument({ publicOnly: true });
  return publicDocument;
}

const tags: Record<EndpointGroup, string> = {
  visitor: "Public data",
  booking: "Booking requests of visitors",
  "your-booking": "The data of a booking, for anyone with its link",
  "operator-bookings":
    "Counts and lists of bookings for operators, without registrations and postcodes",
  garages: "MOT stations, and tools for agents",
  vehicle: "Data of DVSA and DVLA about a van",
  content: "Calls of operators, who generate, review and publish texts",
};

/** Bearer schemes cannot list scopes, so each scope needs a separate scheme. */
const schemeNames = {
  [operatorScopes.read]: "operatorRead",
  [operatorScopes.write]: "operatorWrite",
  [operatorScopes.bookings]: "operatorBookings",
} as const;

const securitySchemes = Object.fromEntries(
  Object.entries(schemeNames).map(([scope, name]) => [
    name,
    {
      type: "http",
      scheme: "bearer",
      bearerFormat: "JWT",
      description: `An operator's access token with the scope \`${scope}\`; \`GET /api/operator-sign-in\` names its issuer.`,
    },
  ]),
);

/** Returns the name of the security scheme that requires a token with the scope. */
export const securitySchemeOf = (scope: OperatorScope): string => schemeNames[scope];

function accessInWords({ access, cache, scope }: Endpoint): string {
  const who =
    access === "public" ? "Public." : `Requires an operator's token with the scope \`${scope}\`.`;
  return `${who} A successful response has \`Cache-Control: ${cacheControl[cache]}\`.`;
}

function operation(name: EndpointName): Json {
  const endpoint: Endpoint = endpoints[name];
  const { body, group, scope } = endpoint;
  const {
    summary,
    params,
    query,
    headers,
    body: bodySchema,
    response,
  }: EndpointSchema = schemas[name];
  const parameters = [
    ...toParameters(params, "path"),
    ...toParameters(query, "query"),
    ...toParameters(headers, "header"),
  ];
  return {
    operationId: name,
    summary,
    description: `${summary}. ${accessInWords(endpoint)}`,
    tags: [group],
    ...(scope && { security: [{ [securitySchemeOf(scope)]: [] }] }),
    ...(parameters.length > 0 && { parameters }),
    ...(bodySchema && {
      requestBody: {
        required: true,
        content: { [bodyTypes[body ?? "json"]]: { schema: toJsonSchema(bodySchema, "input") } },
      },
    }),
    responses: { ...successResponse(endpoint, summary, response), ...errorResponses(endpoint) },
    ...(name === "mcp" && { "x-mcp-tools": toolNames.map(describeTool) }),
  };
}

/** Describes an MCP tool, which OpenAPI cannot express, and names the equivalent operation. */
function describeTool(name: ToolName): Json {
  const { title, description, endpoint } = tools[name];
  const { input, output } = toolSchemas[name];
  return {
    name,
    title,
    description,
    ...(endpoint && { operationId: endpoint }),
    inputSchema: toJsonSchema(input, "input"),
    outputSchema: toJsonSchema(output, "output"),
  };
}

function toParameters(schema: z.ZodType | undefined, place: "path" | "query" | "header"): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] }: { properties?: Json; required?: string[] } =
    toJsonSchema(schema, "input");
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }));
}

function successResponse(
  { status, responseType = "json" }: Endpoint,
  description: string,
  response: z.ZodType,
): Json {
  if (status === 303) {
    const location = {
      description: "The address to continue at",
      schema: { type: "string", format: "uri" },
    };
    return { [status]: { description, headers: { Location: location } } };
  }
  const content = { [mediaTypes[responseType]]: { schema: toJsonSchema(response, "output") } };
  return { [status]: { description, content } };
}

function errorResponses({ errors, body }: Endpoint): Json {
  const content =
    body === "form"
      ? { "text/html": { schema: { type: "string" } } }
      : { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } };
  const byStatus = Map.groupBy(errors, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => {
      const description = codes.map((code) => `\`${code}\`: ${problems[code].message}`).join(" ");
      // A 429 includes a wait if DVSA or DVLA sent a retry time.
      const mayNameWait = status === 429 || status === 503;
      const headers = mayNameWait && {
        headers: { "Retry-After": { schema: { type: "integer" } } },
      };
      return [status, { description, ...headers, content }];
    }),
  );
}

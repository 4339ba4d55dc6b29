import * as z from "zod";
import type { EndpointName } from "@vanfettle/contract/endpoints";
import { schemas } from "@vanfettle/contract/schemas";
import type { Shape } from "../api/answer-shapes.ts";

type JsonSchema = z.core.JSONSchema.BaseSchema;

/** Returns a schema without its null, and whether it has one. */
function withoutNull(schema: JsonSchema): { schema: JsonSchema; isNullable: boolean } {
  if (Array.isArray(schema.type) && schema.type.includes("null")) {
    const type = (schema.type as string[]).find((each) => each !== "null");
    return { schema: { ...schema, type } as JsonSchema, isNullable: true };
  }
  const others = schema.anyOf?.filter(({ type }) => type !== "null") ?? [];
  const [only] = others;
  return {
    schema: only && others.length === 1 ? only : schema,
    isNullable: others.length !== (schema.anyOf?.length ?? 0),
  };
}

function shapeOf(schema: JsonSchema): Shape {
  if (schema.type === "array") return [shapeOf(schema.items as JsonSchema)];
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(([name, field]) => {
      const { schema: own, isNullable } = withoutNull(field as JsonSchema);
      const isOptional = !schema.required?.includes(name);
      return [`${name}${isOptional ? "?" : ""}${isNullable ? "~" : ""}`, shapeOf(own)];
    });
    return Object.fromEntries(fields) as Shape;
  }
  const isScalar = typeof schema.type === "string" && schema.type !== "object";
  return isScalar || schema.enum || schema.const !== undefined ? 1 : 0;
}

export const responseShape = (name: EndpointName): Shape =>
  shapeOf(z.toJSONSchema(schemas[name].response, { io: "output", reused: "inline" }));

/**
 * Stands in for `jsonschema`, with which ElectroDB checks every entity's model each time it is built. Ours are
 * constants that the tests build with the real one; checking them again took a third of a cold start. ElectroDB also
 * asks it to tell a model from an entity, so that much is answered.
 */
export class Validator {
  addSchema(): void {}
  validate(candidate: object): { errors: { property: string; message: string }[] } {
    const isModel = "attributes" in candidate && "indexes" in candidate;
    return { errors: isModel ? [] : [{ property: "model", message: "is no model" }] };
  }
}

Object.assign(Validator.prototype, { customFormats: {} });

/** A change of a row, as operations of ElectroDB's `patch`, and the conditions under which it is made. */
export interface RowChange<Row> {
  set?: { [K in keyof Row]?: Row[K] | undefined };
  add?: { [K in keyof Row]?: number | readonly (string | number)[] };
  delete?: { [K in keyof Row]?: readonly (string | number)[] };
  append?: { [K in keyof Row]?: readonly string[] };
  remove?: readonly (keyof Row)[];
  /** The value that each attribute must have, or a list of allowed values; `undefined` stands for an absent attribute. */
  if?: { [K in keyof Row]?: Row[K] | undefined | readonly (Row[K] | undefined)[] };
  where?: (row: Record<keyof Row, unknown>, operations: Operations) => string;
}

type Operations = Record<
  "eq" | "ne" | "lt" | "lte" | "contains",
  (attribute: unknown, value: unknown) => string
> & {
  notExists: (attribute: unknown) => string;
};

type Operation = "set" | "add" | "delete" | "append" | "remove";
type Patch = Record<Operation, (values: unknown) => Patch> & {
  where: (condition: (row: Record<string, unknown>, operations: Operations) => string) => Patch;
  go: (options: object) => Promise<{ rejected: boolean; data: unknown }>;
};

/** Makes the change on an entity's `patch`. Returns the changed row, or undefined if a condition does not hold. */
export async function changeRow<Row>(
  patch: object,
  change: RowChange<Row>,
): Promise<Row | undefined> {
  const result = await applyChange(patch, change).go({
    response: "all_new",
    returnOnConditionCheckFailure: true,
  });
  return result.rejected ? undefined : (result.data as Row);
}

/** Makes a change like `changeRow` of a row that is too large to be returned. Returns false if a condition does not hold. */
export async function changeLargeRow<Row>(patch: object, change: RowChange<Row>): Promise<boolean> {
  return !(await applyChange(patch, change).go({ returnOnConditionCheckFailure: true })).rejected;
}

function applyChange<Row>(
  patch: object,
  { if: required = {}, where, ...operations }: RowChange<Row>,
): Patch {
  const update = Object.entries(operations).reduce(
    (row, [operation, values]) => row[operation as Operation](values),
    patch as Patch,
  );
  if (!where && Object.keys(required).length === 0) return update;
  return update.where((row, allowed) => {
    const conditions = Object.entries(required).map(([name, wanted]) => {
      const values: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
      const isOne = (value: unknown) =>
        value === undefined ? allowed.notExists(row[name]) : allowed.eq(row[name], value);
      return values.map(isOne).join(" OR ");
    });
    if (where) conditions.push(where(row as Record<keyof Row, unknown>, allowed));
    return conditions.map((condition) => `(${condition})`).join(" AND ");
  });
}

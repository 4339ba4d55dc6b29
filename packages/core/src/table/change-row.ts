import type {
  AddItem,
  AllTableIndexCompositeAttributes,
  AppendItem,
  DeleteItem,
  Entity,
  Item,
  ResponseItem,
  Schema,
  SetItem,
  WhereCallback,
} from "electrodb";

interface Change<A extends string, F extends string, C extends string, S extends Schema<A, F, C>> {
  set?: SetItem<A, F, C, S>;
  add?: AddItem<A, F, C, S>;
  delete?: DeleteItem<A, F, C, S>;
  append?: AppendItem<A, F, C, S>;
  remove?: readonly (keyof SetItem<A, F, C, S>)[];
  /**
   * The value that each attribute must have, or a list of allowed values; `undefined` means an
   * absent attribute.
   */
  if?: {
    [K in keyof S["attributes"]]?:
      | Item<A, F, C, S, S["attributes"]>[K]
      | undefined
      | readonly (Item<A, F, C, S, S["attributes"]>[K] | undefined)[];
  };
  where?: WhereCallback<A, F, C, S, Item<A, F, C, S, S["attributes"]>>;
}

/**
 * A change of an entity's row, as operations of ElectroDB's `patch`, and the conditions under which
 * it is made.
 */
export type RowChange<E> =
  E extends Entity<infer A, infer F, infer C, infer S> ? Change<A, F, C, S> : never;

/**
 * Changes a row. Returns the changed row, or undefined if it does not exist or a condition does not
 * hold.
 */
export async function changeRow<
  A extends string,
  F extends string,
  C extends string,
  S extends Schema<A, F, C>,
>(
  entity: Entity<A, F, C, S>,
  key: AllTableIndexCompositeAttributes<A, F, C, S>,
  change: Change<A, F, C, S>,
): Promise<ResponseItem<A, F, C, S> | undefined> {
  const result = await patch(entity, key, change).go({
    response: "all_new",
    returnOnConditionCheckFailure: true,
  });
  return result.rejected ? undefined : result.data;
}

/**
 * Changes a row that is too large to be returned. Returns false if it does not exist or a condition
 * does not hold.
 */
export async function changeLargeRow<
  A extends string,
  F extends string,
  C extends string,
  S extends Schema<A, F, C>,
>(
  entity: Entity<A, F, C, S>,
  key: AllTableIndexCompositeAttributes<A, F, C, S>,
  change: Change<A, F, C, S>,
): Promise<boolean> {
  const { rejected } = await patch(entity, key, change).go({
    returnOnConditionCheckFailure: true,
  });
  return !rejected;
}

function patch<A extends string, F extends string, C extends string, S extends Schema<A, F, C>>(
  entity: Entity<A, F, C, S>,
  key: AllTableIndexCompositeAttributes<A, F, C, S>,
  change: Change<A, F, C, S>,
) {
  const { add = {}, append = {}, remove = [], set, if: required = {}, where } = change;
  const started = entity
    .patch(key)
    .add(add)
    .append(append)
    .delete(change.delete ?? {})
    .remove([...remove]);
  const update = set ? started.set(set) : started;
  if (!where && Object.keys(required).length === 0) return update;
  return update.where((row, allowed) => {
    const conditions = Object.entries(required).map(([name, wanted]) => {
      const attribute = row[name as keyof typeof row];
      const values: unknown[] = Array.isArray(wanted) ? wanted : [wanted];
      const isOne = (value: unknown) =>
        value === undefined ? allowed.notExists(attribute) : allowed.eq(attribute, value);
      return values.map(isOne).join(" OR ");
    });
    if (where) conditions.push(where(row, allowed));
    return conditions.map((condition) => `(${condition})`).join(" AND ");
  });
}

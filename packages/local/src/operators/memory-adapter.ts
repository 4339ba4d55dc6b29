import type { Adapter, StoredPayload } from "oidc-provider";

interface Entry {
  payload: StoredPayload;
  expiresAt: number;
}

/** Sessions and codes live as long as the process: after a restart, one click signs in again. */
export function memoryAdapter(): (model: string) => Adapter {
  const stores = new Map<string, Map<string, Entry>>();
  return (model) => {
    const entries = stores.get(model) ?? new Map<string, Entry>();
    stores.set(model, entries);
    const fresh = (entry: Entry | undefined) => (entry && entry.expiresAt > Date.now() ? entry.payload : undefined);
    const findBy = (field: "uid" | "userCode", value: string) =>
      fresh([...entries.values()].find(({ payload }) => payload[field] === value));
    return {
      async upsert(id, payload, expiresIn) {
        for (const [old, entry] of entries) if (!fresh(entry)) entries.delete(old);
        entries.set(id, { payload, expiresAt: Date.now() + (expiresIn ?? Infinity) * 1000 });
      },
      find: async (id) => fresh(entries.get(id)),
      findByUid: async (uid) => findBy("uid", uid),
      findByUserCode: async (code) => findBy("userCode", code),
      async consume(id) {
        const payload = fresh(entries.get(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        entries.delete(id);
      },
      async revokeByGrantId(grantId) {
        for (const [id, { payload }] of entries) if (payload.grantId === grantId) entries.delete(id);
      },
    };
  };
}

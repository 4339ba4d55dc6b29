import { LRUCache } from "lru-cache";
import type { Adapter, StoredPayload } from "oidc-provider";

const maxEntries = 10_000;

/** Returns the storage of the provider, which lasts as long as the process: after a restart, one signs in again. */
export function memoryAdapter(): (model: string) => Adapter {
  const stores = new Map<string, LRUCache<string, StoredPayload>>();
  return (model) => {
    const store = stores.get(model) ?? new LRUCache<string, StoredPayload>({ max: maxEntries });
    stores.set(model, store);
    return {
      async upsert(id, payload, expiresIn) {
        store.set(id, payload, expiresIn === undefined ? {} : { ttl: expiresIn * 1000 });
      },
      find: async (id) => store.get(id),
      findByUid: async (uid) => store.find((payload) => payload.uid === uid),
      async consume(id) {
        const payload = store.get(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id) {
        store.delete(id);
      },
      async revokeByGrantId(grantId) {
        for (const [id, payload] of store.entries()) if (payload.grantId === grantId) store.delete(id);
      },
    };
  };
}

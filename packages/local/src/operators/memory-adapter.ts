import { LRUCache } from "lru-cache";

interface StoredPayload {
  uid?: string;
  grantId?: string;
  consumed?: number;
}

const maxEntries = 10_000;

/** Returns the storage of the provider, which lasts as long as the process: after a restart, one signs in again. */
export function memoryAdapter() {
  const stores = new Map<string, LRUCache<string, StoredPayload>>();
  return (model: string) => {
    const store = stores.get(model) ?? new LRUCache<string, StoredPayload>({ max: maxEntries });
    stores.set(model, store);
    return {
      async upsert(id: string, payload: StoredPayload, expiresIn?: number) {
        store.set(id, payload, expiresIn === undefined ? {} : { ttl: expiresIn * 1000 });
      },
      find: async (id: string) => store.get(id),
      findByUid: async (uid: string) => store.find((payload) => payload.uid === uid),
      async consume(id: string) {
        const payload = store.get(id);
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      async destroy(id: string) {
        store.delete(id);
      },
      async revokeByGrantId(grantId: string) {
        for (const [id, payload] of store.entries()) if (payload.grantId === grantId) store.delete(id);
      },
    };
  };
}

import { queryOptions } from "@tanstack/react-query";
import { matchPage } from "@vanfettle/contract/paths";
import type { Api } from "../../api/client.ts";

/** Returns the cache key of a path. `/Van-MOT/Kent` and `/van-mot/kent/` are the same page and share an entry. */
const locationKey = (path: string): string => {
  const match = matchPage(path);
  return match && "slug" in match ? [match.page, ...match.parents, match.slug].join("/") : path;
};

/** Returns the query for the location at the path of its page. */
export const locationQuery = (api: Api, path: string) =>
  queryOptions({
    queryKey: ["location", locationKey(path)],
    // Documents include their location, so browsers load this module only for a later navigation.
    queryFn: async () => (await import("./load-location.ts")).loadLocation(api, path),
  });

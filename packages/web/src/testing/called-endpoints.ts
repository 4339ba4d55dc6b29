import { globSync, readFileSync } from "node:fs";
import { endpointNames, type EndpointName } from "@vanfettle/contract/endpoints";

/** Returns the endpoints that the code of these folders of web names, in the table's order. */
function endpointsIn(folders: string): EndpointName[] {
  const code = globSync(`packages/web/src/${folders}/**/*.{ts,tsx}`)
    .filter((file) => !/\.test\.tsx?$|\/testing\//.test(file))
    .map((file) => readFileSync(file, "utf8"))
    .join("");
  return endpointNames.filter((name) => code.includes(`"${name}"`));
}

/** The endpoints that visitors' pages call. */
export const visitorEndpoints = endpointsIn("{api,app,document,features,pages,ui}");

/** The endpoints that only operators' pages call. */
export const operatorEndpoints = endpointsIn("admin").filter(
  (name) => !visitorEndpoints.includes(name),
);

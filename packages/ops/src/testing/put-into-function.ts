import {
  GetFunctionCommand,
  LambdaClient,
  UpdateFunctionCodeCommand,
  type LambdaClientConfig,
} from "@aws-sdk/client-lambda";
import { unzipSync, zipSync } from "fflate";

interface LocalSite {
  servicesEndpoint: string;
  credentials: NonNullable<LambdaClientConfig["credentials"]>;
}

/** Puts files into the code of a function, replacing files with the same names. */
export async function putIntoFunction(
  { servicesEndpoint: endpoint, credentials }: LocalSite,
  FunctionName: string,
  files: Record<string, Uint8Array>,
): Promise<void> {
  const client = new LambdaClient({ endpoint, credentials, region: "eu-west-2" });
  const { Code } = await client.send(new GetFunctionCommand({ FunctionName }));
  const code = unzipSync(new Uint8Array(await (await fetch(Code?.Location ?? "")).arrayBuffer()));
  await client.send(
    new UpdateFunctionCodeCommand({ FunctionName, ZipFile: zipSync({ ...code, ...files }) }),
  );
  client.destroy();
}

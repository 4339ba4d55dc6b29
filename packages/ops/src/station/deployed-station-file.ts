import {
  GetFunctionCommand,
  LambdaClient,
  UpdateFunctionCodeCommand,
  waitUntilFunctionUpdatedV2,
} from "@aws-sdk/client-lambda";
import { unzipSync, zipSync, type Zippable } from "fflate";
import { stationFileNames } from "@vanfettle/stations/open-station-data";
import { CommandError } from "../errors.ts";
import type { SiteOnAws } from "../site/site.ts";

const downloadMs = 60_000;
/** The attributes of a world-readable Unix file, because Lambda runs the code as another user. */
const readable = { os: 3, attrs: 0o644 << 16 } as const;

/**
 * Opens the station file in the function's code, if there is one. The next deploy overwrites a
 * replacement.
 */
export async function openDeployedStations({ lambda, garagesFunction: FunctionName }: SiteOnAws) {
  const client = new LambdaClient(lambda);
  const code = unzipSync(await downloadCode(client, FunctionName));
  const file = code[stationFileNames.stations];
  return {
    file: file && Buffer.from(file),
    async replace(replacement: Buffer): Promise<void> {
      const files = Object.entries({ ...code, [stationFileNames.stations]: replacement });
      const ZipFile = zipSync(
        Object.fromEntries(files.map(([name, bytes]) => [name, [bytes, readable]])) as Zippable,
      );
      await client.send(new UpdateFunctionCodeCommand({ FunctionName, ZipFile }));
      await waitUntilFunctionUpdatedV2({ client, maxWaitTime: 120 }, { FunctionName });
    },
  };
}

async function downloadCode(client: LambdaClient, FunctionName: string): Promise<Uint8Array> {
  const { Code } = await client
    .send(new GetFunctionCommand({ FunctionName }))
    .catch((error: Error) => {
      if (error.name !== "ResourceNotFoundException") throw error;
      throw new CommandError(
        `The function that returns MOT stations, ${FunctionName}, was not found.`,
      );
    });
  const response = await fetch(Code?.Location ?? "", { signal: AbortSignal.timeout(downloadMs) });
  if (!response.ok) {
    throw new CommandError(`The function's code could not be downloaded (${response.status}).`);
  }
  return new Uint8Array(await response.arrayBuffer());
}

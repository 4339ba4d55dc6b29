import {
  GetFunctionCommand,
  LambdaClient,
  UpdateFunctionCodeCommand,
  waitUntilFunctionUpdatedV2,
} from "@aws-sdk/client-lambda";
import { SectionFileError } from "@vanfettle/stations/files/sections";
import { stationFileNames } from "@vanfettle/stations/open-station-data";
import { unzipSync, zipSync, type Zippable } from "fflate";
import { CommandError } from "../errors.ts";
import type { SiteOnAws } from "../site/site.ts";

const downloadMs = 60_000;
/** The attributes of a world-readable Unix file, because Lambda runs the code as another user. */
const readable = { os: 3, attrs: 0o644 << 16 } as const;

/**
 * Replaces the station file in the code of the function that serves it with the result of `change`. The next invocation
 * reads the new file. Returns the new file, or undefined if the function does not have a file or it is unchanged.
 * Throws a `CommandError` if the file is damaged. The next deploy overwrites it with the repository's build.
 */
export async function changeDeployedStations(
  { lambda, garagesFunction: FunctionName }: Pick<SiteOnAws, "lambda" | "garagesFunction">,
  change: (file: Buffer) => Buffer | undefined,
): Promise<Buffer | undefined> {
  const client = new LambdaClient(lambda);
  try {
    const code = unzipSync(await downloadCode(client, FunctionName));
    const deployed = code[stationFileNames.stations];
    if (!deployed) return undefined;
    const file = changed(Buffer.from(deployed), change);
    if (!file) return undefined;
    const files = Object.entries({ ...code, [stationFileNames.stations]: file });
    const ZipFile = zipSync(Object.fromEntries(files.map(([name, bytes]) => [name, [bytes, readable]])) as Zippable);
    await client.send(new UpdateFunctionCodeCommand({ FunctionName, ZipFile }));
    await waitUntilFunctionUpdatedV2({ client, maxWaitTime: 120 }, { FunctionName });
    return file;
  } finally {
    client.destroy();
  }
}

function changed(file: Buffer, change: (file: Buffer) => Buffer | undefined): Buffer | undefined {
  try {
    return change(file);
  } catch (error) {
    if (!(error instanceof SectionFileError)) throw error;
    const { message } = error;
    throw new CommandError(`The function's ${stationFileNames.stations} cannot be used: ${message} Deploy it again.`);
  }
}

async function downloadCode(client: LambdaClient, FunctionName: string): Promise<Uint8Array> {
  const { Code } = await client.send(new GetFunctionCommand({ FunctionName })).catch((error: Error) => {
    if (error.name !== "ResourceNotFoundException") throw error;
    throw new CommandError(`The function that returns MOT stations, ${FunctionName}, was not found.`);
  });
  const response = await fetch(Code?.Location ?? "", { signal: AbortSignal.timeout(downloadMs) });
  if (!response.ok) throw new CommandError(`The function's code could not be downloaded (${response.status}).`);
  return new Uint8Array(await response.arrayBuffer());
}

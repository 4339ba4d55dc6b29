import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { storeSignIn } from "@vanfettle/ops/stage/stored-sign-in";
import { startOpsEnvironment } from "@vanfettle/ops/testing/ops-environment";
import { stage, startDeployedAccount, synthesizeStage } from "../deploy/test-deploy.ts";
import { startRestorableDatabase } from "./restorable-database.ts";

/** Starts a fake deployed stage: AWS with its stacks, and a table in a real engine. */
export async function startRunbookStage() {
  await synthesizeStage();
  const aws = await startDeployedAccount();
  const environment = await startOpsEnvironment();
  const { database, dataDir, deps } = environment;
  const restorable = await startRestorableDatabase(database, {
    DeletionProtectionEnabled: true,
    PointInTimeRecoveryEnabled: true,
    TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
  });
  aws.cloudFormation.find("eu-west-2", `${stage}-vanfettle-Data`).outputs["TableName"] =
    database.tableName;
  aws.state.secrets.set(`vanfettle/${stage}/registration-hash-key`, deps.hashKey);
  const stateFolder = mkdtempSync(join(tmpdir(), "state-"));
  storeSignIn({ XDG_STATE_HOME: stateFolder }, stage, {
    accessToken: "head.body.tail",
    expiresAt: new Date(Date.now() + 1_800_000).toISOString(),
  });
  return {
    aws,
    stackOf: (name: string) => aws.cloudFormation.find("eu-west-2", `${stage}-vanfettle-${name}`),
    environment,
    restorable,
    /**
     * The environment variables with which a command finds the stage, and a site on this machine.
     */
    variables: {
      AWS_ENDPOINT_URL: aws.url,
      AWS_ENDPOINT_URL_DYNAMODB: restorable.url,
      AWS_REGION: "eu-west-2",
      AWS_ACCESS_KEY_ID: "testing",
      AWS_SECRET_ACCESS_KEY: "testing",
      DATA_DIR: dataDir,
      XDG_STATE_HOME: stateFolder,
    },
    stop: async () => {
      await aws.stop();
      await restorable.stop();
      await environment.stop();
      rmSync(stateFolder, { recursive: true, force: true });
    },
  };
}

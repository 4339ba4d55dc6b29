import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { createAnswerFolder } from "./answers.ts";
import { startTextService, type TextService } from "./server.ts";
import { sampleTask } from "./testing/sample-task.ts";

const folder = mkdtempSync(join(tmpdir(), "answers-"));
let service: TextService | undefined;
afterEach(async () => {
  await service?.close();
  for (const name of readdirSync(folder)) rmSync(join(folder, name));
});

const schema = { type: "object", properties: {}, additionalProperties: false };
const call = { instructions: "Write.", input: sampleTask, schema };
const files = () => readdirSync(folder).toSorted();

test("keeps a call in a file that is named by the place, and returns null while nobody answers", async () => {
  expect(await createAnswerFolder(folder, 0).answerTo(sampleTask, call)).toBeNull();
  const [name = "", ...others] = files();
  expect([name, others]).toEqual([
    expect.stringMatching(/^ashbourne\.place\.write\.[0-9a-f]{8}\.call\.json$/),
    [],
  ]);
  expect(JSON.parse(readFileSync(join(folder, name), "utf8"))).toEqual(call);
});

test("answers the same call from its file again, but no other call", async () => {
  const answers = createAnswerFolder(folder, 0);
  await answers.answerTo(sampleTask, call);
  const answer = files()[0]?.replace("call", "answer") ?? "";
  writeFileSync(join(folder, answer), '{"mot"');
  expect(await answers.answerTo(sampleTask, call)).toBeNull();
  writeFileSync(join(folder, answer), '{"mot": []}\n');
  expect(await answers.answerTo(sampleTask, call)).toBe('{"mot": []}');
  expect(await createAnswerFolder(folder, 0).answerTo(sampleTask, call)).toBe('{"mot": []}');
  const other = { ...call, instructions: "Write again." };
  expect(await answers.answerTo(sampleTask, other)).toBeNull();
});

test("a service waits for the answer to a call", async () => {
  service = await startTextService({ answers: folder });
  const response = fetch(`${service.baseUrl}/responses`, {
    method: "POST",
    headers: { authorization: "Bearer k", "content-type": "application/json" },
    body: JSON.stringify({
      model: "m",
      instructions: "Write.",
      input: JSON.stringify(sampleTask),
      text: { format: { type: "json_schema", name: "text", strict: true, schema } },
    }),
  });
  const isCalled = () => files().some((name) => name.endsWith(".call.json"));
  while (!isCalled()) await new Promise((resolve) => setImmediate(resolve));
  const [name = ""] = files().filter((each) => each.endsWith(".call.json"));
  expect(JSON.parse(readFileSync(join(folder, name), "utf8"))).toEqual(call);
  writeFileSync(join(folder, name.replace("call", "answer")), '{"mot": []}');
  const body = JSON.stringify(await (await response).json());
  expect(body).toContain('{\\"mot\\": []}');
  expect(body).toContain('"model":"by-hand"');
  expect(existsSync(join(folder, `${name}.part`))).toBe(false);
});

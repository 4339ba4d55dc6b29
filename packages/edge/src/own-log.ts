import { describeError } from "@vanfettle/contract/describe-error";

/**
 * Takes over a console, on which libraries print what visitors sent, such as the router a path that
 * it cannot decode. From then on each call prints only a line that names the method. Returns the
 * functions that print our own lines, which hold nothing of a request.
 *
 * Lambda@Edge creates a log group in each region that renders, which no template can mask.
 */
export function takeOverConsole(target: Pick<Console, "error">) {
  const print = target.error.bind(target);
  const printLine = (line: object) => print(JSON.stringify(line));
  for (const [method, original] of Object.entries(target)) {
    if (typeof original !== "function") continue;
    const printName = () =>
      printLine({ level: "WARN", message: "a library used the console", method });
    Reflect.set(target, method, printName);
  }
  return {
    failure: (message: string, error: unknown) =>
      printLine({ level: "ERROR", message, ...describeError(error) }),
  };
}

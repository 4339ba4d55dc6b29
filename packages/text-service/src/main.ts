import { closeOnSignal, parseArguments } from "../../../scripts/command-line.ts";
import { parseCommandLine, usage } from "./command-line.ts";
import { startTextService } from "./server.ts";

const service = await startTextService(parseArguments(usage, parseCommandLine));
console.log(`Local text service: OPENAI_BASE_URL=${service.baseUrl}`);
closeOnSignal(service);

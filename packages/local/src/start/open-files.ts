import { StartError } from "./settings.ts";

/** The files and connections that the site and its visitors' requests may need at once. */
const neededFiles = 512;

/**
 * Returns the number of files that this process may have open. Node has raised the soft limit to
 * the hard one.
 */
function openFilesLimit(): number {
  const { userLimits } = process.report.getReport() as {
    userLimits?: { open_files?: { soft: number | string } };
  };
  // Without a limit it is the word "unlimited"; Windows has none.
  return Number(userLimits?.open_files?.soft) || Infinity;
}

/**
 * Throws a `StartError` if this process may open too few files: connections would fail with EMFILE
 * under load.
 */
export function checkOpenFiles(limit = openFilesLimit()): void {
  if (limit < neededFiles) throw tooFewFiles(limit);
}

/** Returns the `StartError` for a limit of open files. */
export const tooFewFiles = (limit = openFilesLimit()): StartError =>
  new StartError(
    `This terminal allows ${limit} open files, and the site needs ${neededFiles}. Run \`ulimit -n 1024\`, or have the administrator raise the limit, and start again.`,
  );

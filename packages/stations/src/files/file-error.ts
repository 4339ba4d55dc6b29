import { getSystemErrorMessage } from "node:util";

/** An unusable file. The message contains the file, the reason and a remedy. */
export class FileError extends Error {
  override readonly name = "FileError";
}

/**
 * A failed import. The message explains the reason and a remedy; the previous files remain
 * unchanged.
 */
export class ImportError extends Error {
  override readonly name = "ImportError";
}

const makeRoom = "Free some space on the disk, or check it, and try again.";
const choose = "Choose a path that this user can read and write.";
const advice: Record<string, string> = {
  ENOSPC: makeRoom,
  EDQUOT: makeRoom,
  EFBIG: makeRoom,
  EIO: makeRoom,
  EROFS: choose,
  EACCES: choose,
  EPERM: choose,
  EISDIR: choose,
  ENOTDIR: choose,
  ENOENT: "Check its name.",
};

/**
 * Returns the error to show for a failed read or write, or undefined for other errors. `known` is
 * the default path.
 */
export function fileErrorOf(error: unknown, known = "A file"): FileError | undefined {
  if (error instanceof FileError) return error;
  if (!(error instanceof Error)) return undefined;
  const { code = "", errno, path = known } = error as NodeJS.ErrnoException;
  // Network errors have the same codes.
  if (errno === undefined || !(code in advice) || "address" in error || "port" in error) {
    return undefined;
  }
  return new FileError(
    `${path} cannot be used: ${getSystemErrorMessage(errno)} (${code}). ${advice[code]}`,
  );
}

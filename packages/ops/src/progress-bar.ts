/** Returns a bar of `width` characters of which a share, from 0 to 1, is filled. */
export function drawBar(share: number, width: number): string {
  const filled = Math.round(share * width);
  return "#".repeat(filled) + ".".repeat(width - filled);
}

/** Returns a function that shows progress on stderr: a bar in place on a terminal, otherwise a line per quarter. */
export function createProgressBar(label: string, stream: NodeJS.WriteStream = process.stderr) {
  let quarter = 0;
  return ({ done, total }: { done: number; total: number }, note = "") => {
    if (total === 0) return;
    const share = done / total;
    const line = `${label} [${drawBar(share, 24)}] ${done}/${total}${note && ` ${note}`}`;
    if (stream.isTTY) stream.write(`\r${line}\u001b[K${done === total ? "\n" : ""}`);
    else if (Math.floor(share * 4) > quarter) {
      quarter = Math.floor(share * 4);
      stream.write(`${line}\n`);
    }
  };
}

/** Shows a count on stderr, redrawn in place, if that is a terminal. Without a count, ends the line. */
export function showCount(count?: string): void {
  if (process.stderr.isTTY) process.stderr.write(count === undefined ? "\n" : `\r${count}\u001b[K`);
}

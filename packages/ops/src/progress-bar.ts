const barWidth = 24;

interface Progress {
  done: number;
  total: number;
}

/** One line that redraws itself on a terminal and is printed each quarter elsewhere. It goes to the error output. */
export function progressLine(label: string, stream: NodeJS.WriteStream = process.stderr) {
  let quarter = 0;
  return ({ done, total }: Progress, note = "") => {
    if (total === 0) return;
    const share = done / total;
    const filled = Math.round(share * barWidth);
    const line = `${label} [${"#".repeat(filled)}${".".repeat(barWidth - filled)}] ${done}/${total}${note && ` ${note}`}`;
    if (stream.isTTY) stream.write(`\r${line}\u001b[K${done === total ? "\n" : ""}`);
    else if (Math.floor(share * 4) > quarter) {
      quarter = Math.floor(share * 4);
      stream.write(`${line}\n`);
    }
  };
}

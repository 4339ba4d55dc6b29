/** Returns a function that logs progress at every tenth. Its argument grows from 0 to 1. */
export function progressLog(what: string, log: (line: string) => void): (share: number) => void {
  let tenths = 0;
  return (share) => {
    const reached = Math.floor(share * 10);
    if (reached > tenths) log(`${what}: ${reached * 10} %`);
    tenths = Math.max(tenths, reached);
  };
}

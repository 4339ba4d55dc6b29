/**
 * Reads a page of rows stored by year, newest first. `last` is its last row, undefined if no older
 * row follows.
 */
export async function newestFirst<Row>(
  { from, to, pageSize }: { from: number; to: number; pageSize: number },
  readYear: (year: string, limit: number) => Promise<Row[]>,
): Promise<{ page: Row[]; last: Row | undefined }> {
  const rows: Row[] = [];
  for (let year = from; year >= to && rows.length <= pageSize; year--) {
    rows.push(...(await readYear(String(year), pageSize + 1 - rows.length)));
  }
  const page = rows.slice(0, pageSize);
  return { page, last: rows.length > pageSize ? page.at(-1) : undefined };
}

import { withCommas } from "@vanfettle/vans/format-number";
import { CsvError, parse } from "csv-parse/sync";
import { ImportError } from "./import-error.ts";

/** The longest line of a published file has 176 bytes. A longer line is something else, and no field of it is read. */
const maxLineBytes = 1_000;

/**
 * Returns the lines of a CSV file as their values, without blanks around them and without empty lines. Throws an
 * `ImportError` with the file's name if it is not one, and with the number of a line that is too long.
 */
export function parseCsv(content: string | Buffer, name: string): string[][] {
  try {
    return parse(content, {
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: maxLineBytes,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === "CSV_MAX_RECORD_SIZE") {
      throw new ImportError(
        `Line ${String(error["lines"])} of the ${name} has more than ${withCommas(maxLineBytes)} bytes.`,
      );
    }
    throw new ImportError(`The ${name} is not a CSV file: ${error.message}`);
  }
}

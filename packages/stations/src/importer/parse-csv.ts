import { CsvError, parse } from "csv-parse/sync";
import { withCommas } from "@vanfettle/vans/format-number";
import { ImportError } from "../files/file-error.ts";

/** The longest real line has 176 bytes. A longer line is malformed and is not parsed. */
const maxLineBytes = 1_000;

/**
 * Parses a CSV file with trimmed values. Throws an `ImportError` with the file name or the line
 * number.
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

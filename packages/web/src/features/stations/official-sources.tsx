/** Where the official list and the official check of a van's date are, for a page that names no station. */
export function OfficialSources() {
  return (
    <ul className="note mt-3" aria-label="Official sources">
      <li>
        <a className="inline-block py-1" href="https://www.gov.uk/government/publications/active-mot-test-stations">
          DVSA's list of all stations
        </a>
      </li>
      <li>
        <a className="inline-block py-1" href="https://www.gov.uk/getting-an-mot">
          Getting an MOT, on GOV.UK
        </a>
      </li>
    </ul>
  );
}

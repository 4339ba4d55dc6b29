/** Links to the official list and the official MOT check, for pages without a list of stations. */
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

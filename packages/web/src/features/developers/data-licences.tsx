/** The data licences and their attribution requirements. */
export function DataLicences() {
  return (
    <>
      <p>An answer names its sources with their editions. Whoever shows an answer to others says the same:</p>
      <ul>
        <li>
          MOT stations and figures of places: DVSA's list of active MOT test stations, under the{" "}
          <a href="https://www.nationalarchives.gov.uk/doc/open-government-licence/version/3/">
            Open Government Licence
          </a>
          . Contains public sector information.
        </li>
        <li>
          Where postcodes are: Code-Point Open, under the same licence. Contains OS data © Crown copyright and database
          right, Royal Mail data © Royal Mail copyright and database right, National Statistics data © Crown copyright
          and database right.
        </li>
        <li>
          Places: <a href="https://www.geonames.org/">GeoNames</a>, under{" "}
          <a href="https://creativecommons.org/licenses/by/4.0/">CC BY</a>; modified.
        </li>
        <li>What the law says: the official page that the answer names.</li>
      </ul>
    </>
  );
}

/**
 * The place of a part that only a script can show. If the page's code does not load, `offerReload`
 * says there that `what`, such as "your vans", could not be loaded.
 */
export const ScriptPlace = ({ what }: { what: string }) => (
  <p className="notice" data-script-place={what} hidden />
);

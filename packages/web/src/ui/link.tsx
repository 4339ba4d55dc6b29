import { Link as RouterLink, type LinkProps } from "react-router";

/**
 * The router's link. The router marks links for its framework mode, which this application does not
 * use: a county's page would have 150 marks.
 */
export const Link = (props: LinkProps) => <RouterLink {...props} discover="none" />;

import { site } from "@vanfettle/contract/site";

export const ContactLink = () => <a href={`mailto:${site.email}`}>{site.email}</a>;

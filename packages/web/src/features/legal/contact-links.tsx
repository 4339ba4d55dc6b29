import { site } from "@vanfettle/contract/site";

export const ContactLink = () => <a href={`mailto:${site.email}`}>{site.email}</a>;

/** The parts of a complaint, in a list on the page and in lines of the email. */
export const complaintParts = [
  "Your name, and how we can reach you",
  "What happened, and when",
  "The vehicle registration, if it is about a request, and roughly when you sent it",
  "What you want us to do",
] as const;

const subject = "Complaint about personal data";
const body = complaintParts.map((part) => `${part}:`).join("\r\n\r\n");

/** The link that opens an email with the subject of a complaint and a line for each part. */
export const ComplaintLink = () => (
  <a
    href={`mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
  >
    Email a complaint
  </a>
);

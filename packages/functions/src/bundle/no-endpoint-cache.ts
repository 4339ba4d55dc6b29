/** Stands in for the SDK's cache of discovered endpoints: DynamoDB's is known, and nothing here asks to discover one. */
export class EndpointCache {}

declare module "asl-validator" {
  interface Validation {
    isValid: boolean;
    errorsText(separator?: string): string;
  }
  export default function validate(
    definition: object,
    options?: { checkPaths?: boolean; checkArn?: boolean },
  ): Validation;
}

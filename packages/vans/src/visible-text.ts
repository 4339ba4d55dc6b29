// Texts are pasted from chats, spreadsheets and web pages, with characters that nobody can see.

/**
 * Invisible characters that change how the characters around them look: joiners between letters of
 * Persian or Hindi, and within an emoji, the look of an emoji, and the letters of a flag.
 */
const meaningful = [
  String.raw`(?!\p{Script=Latin}|\p{Script=Inherited}|\p{Default_Ignorable_Code_Point})[\p{L}\p{M}][\u200C\u200D](?=(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{M}])`,
  String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}]\uFE0F?\u200D(?=\p{Extended_Pictographic})`,
  String.raw`\p{Extended_Pictographic}\uFE0F`,
  String.raw`\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}`,
].join("|");

const invisible = new RegExp(
  String.raw`(${meaningful})|(?![\t\n\r])[\p{Default_Ignorable_Code_Point}\p{Cc}\uFFF9-\uFFFB]`,
  "gu",
);

const fullWidth = /[\uFF01-\uFF5E]/g;
const fullWidthOffset = 0xff01 - 0x21;

/**
 * Returns a text without the characters that nobody can see, such as zero-width spaces, soft hyphens
 * and direction marks, and with usual letters, digits and spaces for full-width ones. Tabs and line
 * breaks stay.
 */
export const visibleText = (text: string): string =>
  text
    .replace(invisible, "$1")
    .replace(fullWidth, (wide) => String.fromCharCode(wide.charCodeAt(0) - fullWidthOffset))
    .replaceAll("\u3000", " ");

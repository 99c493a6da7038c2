/** As `Meta_Values::line` keeps a text. */
export const asOneLine = (text: string): string => text.replace(/[\p{Z}\p{Cc}]+/gu, ' ').trim();

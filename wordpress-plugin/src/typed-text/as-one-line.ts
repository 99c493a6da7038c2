/** The same text that `Meta_Values::line` stores. */
export const asOneLine = (text: string): string => text.replace(/[\p{Z}\p{Cc}]+/gu, ' ').trim();

/** The same result as `Meta_Values::line`, which cleans texts on saving. */
export const asOneLine = (text: string): string => text.replace(/[\p{Z}\p{Cc}]+/gu, ' ').trim();

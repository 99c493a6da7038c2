/** Text for content and quoted attributes of XML 1.0, which has no way to write most control characters. */
export const xmlText = (text: string): string =>
	text
		.toWellFormed()
		.replace(/[\p{Cc}\ufffe\uffff]/gu, (character) =>
			character === '\n' || character === '\t' ? character : '\ufffd',
		)
		.replace(/[&<>"'\n\t]/g, (character) => `&#${character.charCodeAt(0)};`);

import type { Texts } from '../../texts/panel/texts.generated.ts';

interface Count {
	/** Hidden headings included. */
	readonly all: number;
	readonly hidden: number;
}

/** How many headings of a level there are, the hidden ones named: “H2 50 (19 hidden)”. */
export const levelText = (
	{ level, ...count }: Count & { readonly level: number },
	texts: Texts['glance'],
	locale: string,
): string => `H${level} ${countText(count, texts, locale)}`;

export function countText({ all, hidden }: Count, texts: Texts['glance'], locale: string): string {
	const count = all.toLocaleString(locale);
	return hidden > 0 ? texts.hiddenOf({ count, hidden: hidden.toLocaleString(locale) }) : count;
}

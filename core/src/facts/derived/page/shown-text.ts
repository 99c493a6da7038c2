import { rememberLatest } from '../../../memory/remember-latest.ts';
import type { NamedMeta } from '../../collected/head/named-meta.ts';
import type { Title } from '../../collected/head/titles.fact.ts';

/** The title that counts if a page has several: the first with content, preferably in the head. */
export const shownTitle = rememberLatest((titles: readonly Title[]) =>
	firstFilled(titles, ({ text }) => text),
);

/** The description that counts if a page has several. */
export const shownDescription = rememberLatest((descriptions: readonly NamedMeta[]) =>
	firstFilled(descriptions, ({ content }) => content),
);

function firstFilled<Item extends { readonly inHead: boolean }>(
	items: readonly Item[],
	textOf: (item: Item) => string,
): Item | null {
	const filled = items.filter((item) => hasContent(textOf(item)));
	return filled.find(({ inHead }) => inHead) ?? filled[0] ?? null;
}

/** Zero-width and no-break spaces are not text. */
export const hasContent = (text: string) => isAscii(text.charCodeAt(0)) || content.test(text);
const isAscii = (code: number) => code > 32 && code < 127;
const content = /[^\s\u200b-\u200d\u2060\ufeff]/u;

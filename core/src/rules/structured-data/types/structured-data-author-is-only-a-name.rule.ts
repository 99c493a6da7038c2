import { defineRule } from '../../../audit/rule.ts';
import type { Item, ItemValue } from '../../../facts/derived/structured-data/items/item.ts';
import { shownValue } from '../values/item-values.ts';
import { groupItems } from './item-groups.ts';

export const structuredDataAuthorIsOnlyAName = defineRule({
	name: 'structured_data_author_is_only_a_name',
	group: 'structured_data',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'engine',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/structured-data/article',
		says: 'The name of an author contains only the name: no words such as “posted by”, no title, no publisher name. The URL of a profile belongs in “url”.',
		checked: '2026-11-20',
	},
	reads: ['items'],
	title: 'Author names in structured data contain only the name',
	why: 'Search engines take the whole text as the name, and then do not know whose article it is.',
	fix: 'Put only the name in “author.name”, and the URL of the profile in “author.url”.',
	messages: {
		introduced: 'The author is “{name}”: only the name belongs here',
		address: 'The author is “{name}”: a URL belongs in “url”',
	},
	many: '{count} author names in structured data contain something else',
	evaluate({ items }, found) {
		const names = items.flatMap((item) => authorNames(item, items));
		if (names.length === 0) return 'not_applicable';
		// SEO plugins write only the id of a person whom the page describes.
		const ids = new Set(items.map(({ id }) => id));
		const wrong = names.filter(({ key, kind }) => kind !== null && !ids.has(key));
		for (const { kind, name, nodes } of groupItems(wrong)) {
			if (kind) found[kind]({ name }, ...nodes);
		}
	},
});

function authorNames(item: Item, items: readonly Item[]) {
	if (item.vocabulary !== 'schema') return [];
	const names = (item.properties.author ?? []).flatMap((author): readonly ItemValue[] =>
		author.item === null ? [author] : (items[author.item]?.properties.name ?? []),
	);
	return names
		.filter(({ text }) => text !== '')
		.map(({ node, text }) => ({
			item,
			kind: faultOf(text),
			name: shownValue(text),
			key: text,
			node,
		}));
}

function faultOf(name: string): 'introduced' | 'address' | null {
	if (/^https?:\/\/\S+$/i.test(name)) return 'address';
	return introduction.test(name) ? 'introduced' : null;
}

/** Words that cannot begin a name; German “von” and Italian “di” can. */
const introduction =
	/^(?:(?:posted|written|published|words|story) by|by|publié par|écrit par|par|publicado por|escrito por|por|geschrieben von|geplaatst door|door|autor|author|auteur|autore|автор|napisał|penulis|tác giả|yazar|著者|作者|執筆者|撰文|글|文)\s*[:：]\s*\S|^(?:posted by|written by|published by|by|publié par|écrit par|publicado por|escrito por|geschrieben von)\s+\S/i;

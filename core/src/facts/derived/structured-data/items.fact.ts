import type { NodeRef } from '../../node-ref.ts';
import { deriveFact } from '../derived-fact.ts';
import type { Item } from './items/item.ts';
import { createItemList } from './items/item-list.ts';
import { addJsonLd } from './items/json-ld-items.ts';
import { addMicrodata } from './items/microdata-items.ts';
import { addRdfa } from './items/rdfa-items.ts';

/** All structured data of the page, from JSON-LD, microdata and RDFa Lite, as one graph. */
export const items = deriveFact({
	reads: ['jsonLd', 'itemElements', 'itemTexts'],
	mayRead: ['baseUrl'],
	derive({ baseUrl, itemElements, itemTexts, jsonLd }): readonly Item[] {
		const list = createItemList(baseUrl);
		for (const { json, node } of jsonLd) addJsonLd(list, json, node);
		if (itemElements.length > 0) {
			const texts = new Map(itemTexts.map(({ node, text }) => [node, text]));
			const textOf = (node: NodeRef) => texts.get(node) ?? null;
			addMicrodata(list, itemElements, textOf);
			addRdfa(list, itemElements, textOf);
		}
		return list.items();
	},
});

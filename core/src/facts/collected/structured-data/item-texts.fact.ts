import { defineFact } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';
import { attributeValue } from './item-elements.fact.ts';

/** The text of an element that is the value of a property. */
export interface ItemText {
	/** null if it has no text but may be an image. */
	readonly text: string | null;
	readonly node: NodeRef;
}

/** Properties with the text of a whole article, which no rule checks. */
const longTexts = /^(?:articleBody|reviewBody|recipeInstructions|text|description)$/;

export const itemTexts = defineFact<ItemText>({
	elements: ['attributes:item'],
	part: 'content',
	limit: 300,
	captures(element) {
		const { attribute, name } = element;
		const property = attribute('itemprop') ?? attribute('property');
		if (property === null || name === 'img' || longTexts.test(property)) return false;
		return (attribute('itemscope') ?? attribute('typeof') ?? attributeValue(element)) === null;
	},
	leave: ({ ref }, { parts, text }) => ({ text: text || (parts[0] ? null : ''), node: ref() }),
});

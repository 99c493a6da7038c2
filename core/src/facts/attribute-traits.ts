import { ignoreAttribute } from './collected/ignored-node.ts';

/** The bits of `traits`, which say what an element's attributes are for. */
export const GLOBAL_ATTRIBUTES = 1;
export const ITEM_ATTRIBUTES = 2;
export const ID_ATTRIBUTE = 4;
export const SNIPPET_ATTRIBUTE = 8;
export const TEMPLATE_ATTRIBUTES = 16;
export const CLASS_ATTRIBUTE = 32;
export const IGNORE_ATTRIBUTE = 64;

/** Attributes by which Angular, Vue and Alpine find the elements they fill. */
const templateAttributes =
	'ng-app data-ng-app ng-controller ng-if ng-bind ng-repeat v-cloak v-if v-for v-html x-data :class :key';

/**
 * Attributes that any element can have, those of microdata and RDFa Lite, and those that name
 * a part of the page or that facts check on all elements.
 */
export const attributeTraits: ReadonlyMap<string, number> = new Map([
	...['lang', 'role', 'hidden', 'style', 'aria-hidden'].map(
		(name) => [name, GLOBAL_ATTRIBUTES] as const,
	),
	...['itemscope', 'itemprop', 'typeof', 'property', 'vocab'].map(
		(name) => [name, ITEM_ATTRIBUTES] as const,
	),
	['id', ID_ATTRIBUTE],
	['class', CLASS_ATTRIBUTE],
	['data-nosnippet', SNIPPET_ATTRIBUTE],
	[ignoreAttribute, IGNORE_ATTRIBUTE],
	...templateAttributes.split(' ').map((name) => [name, TEMPLATE_ATTRIBUTES] as const),
]);

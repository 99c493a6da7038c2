import { ignoreAttribute } from './collected/ignored-node.ts';

/** The bits of `traits`, which say what an element's attributes are for. */
export const globalTrait = 1;
export const itemTrait = 2;
export const idTrait = 4;
export const snippetTrait = 8;
export const templateTrait = 16;
export const classTrait = 32;
export const ignoreTrait = 64;

/** Attributes by which Angular, Vue and Alpine find the elements they fill. */
const templateAttributes =
	'ng-app data-ng-app ng-controller ng-if ng-bind ng-repeat v-cloak v-if v-for v-html x-data :class :key';

/**
 * Attributes that any element can have, those of microdata and RDFa Lite, and those that name
 * a part of the page or that facts check on all elements.
 */
export const attributeTraits: ReadonlyMap<string, number> = new Map([
	...['lang', 'role', 'hidden', 'style', 'aria-hidden'].map((name) => [name, globalTrait] as const),
	...['itemscope', 'itemprop', 'typeof', 'property', 'vocab'].map(
		(name) => [name, itemTrait] as const,
	),
	['id', idTrait],
	['class', classTrait],
	['data-nosnippet', snippetTrait],
	[ignoreAttribute, ignoreTrait],
	...templateAttributes.split(' ').map((name) => [name, templateTrait] as const),
]);

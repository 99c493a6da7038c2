import { ownText } from './own-text.ts';

/**
 * Tells whether an element stands in a sentence: a link there is as high as its line. What is around
 * many links is looked at once.
 */
export function createInText() {
	const hasText = new WeakMap<Element, boolean>();

	return (element: Element): boolean => {
		const around = element.parentElement;
		if (around === null || getComputedStyle(element).display !== 'inline') return false;
		const known = hasText.get(around) ?? ownText(around).length > 0;
		hasText.set(around, known);
		return known;
	};
}

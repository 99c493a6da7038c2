/** Tells which elements stand in a sentence; it has to hear of what is around them first. */
export function createInText() {
	const sentences = new WeakSet<Element>();
	return {
		/** `text` is what stands in the element itself. */
		hear(element: Element, text: string) {
			if (text !== '') sentences.add(element);
		},
		/** A link in a sentence is as high as its line. */
		has: ({ parentElement }: Element, { display }: CSSStyleDeclaration): boolean =>
			display === 'inline' && parentElement !== null && sentences.has(parentElement),
	};
}

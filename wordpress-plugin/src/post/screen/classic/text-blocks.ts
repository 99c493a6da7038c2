import type { Block } from '../../content/block.ts';

/**
 * Splits a text into its outermost elements, so that a change re-audits only one of them and a
 * finding leads to it. An element that stays the same stays the same object.
 */
export function createTextBlocks(): (html: string) => readonly Block[] {
	let known: { readonly html: string; readonly blocks: readonly Block[] } | undefined;
	let count = 0;

	return (html) => {
		if (known?.html === html) return known.blocks;
		const left = [...(known?.blocks ?? [])];
		const blocks = partsOf(html).map((part) => {
			const at = left.findIndex(({ attributes }) => attributes.content === part);
			const [same] = at < 0 ? [] : left.splice(at, 1);
			return same ?? textBlock(`text-${++count}`, part);
		});
		known = { html, blocks };
		return blocks;
	};
}

const textBlock = (clientId: string, content: string): Block => ({
	clientId,
	name: 'core/freeform',
	attributes: { content },
	isValid: true,
	innerBlocks: [],
});

/** The outermost elements; text between them forms parts of its own. */
function partsOf(html: string): readonly string[] {
	const parts: string[] = [];
	let loose = '';
	const endLoose = () => {
		if (loose.trim() !== '') parts.push(loose);
		loose = '';
	};
	for (const node of new DOMParser().parseFromString(html, 'text/html').body.childNodes) {
		if (node.nodeType === Node.ELEMENT_NODE) {
			endLoose();
			parts.push((node as Element).outerHTML); // the type of the node says so
		} else if (node.nodeType === Node.TEXT_NODE) {
			loose += (node as Text).data.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
		}
	}
	endLoose();
	return parts;
}

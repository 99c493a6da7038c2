import type { NodeRef } from '@plumbline/core';
import { browser } from 'wxt/browser';

/** The CSS paths of nodes in the page of a tab; without those that are gone. */
export async function pathsIn(
	tabId: number,
	nodes: readonly NodeRef[],
): Promise<ReadonlyMap<NodeRef, string>> {
	const [answer] = await browser.scripting
		.executeScript({ target: { tabId }, func: pathsOf, args: [nodes] })
		.catch((cause) => {
			console.info('The paths of elements are unknown, because the page cannot be reached.', cause);
			return [];
		});
	// The function answers with one path or null for each node.
	const paths = answer?.result as readonly (string | null)[] | null | undefined;
	return new Map(
		nodes.flatMap((node, index) => {
			const path = paths?.[index];
			return path ? [[node, path] as const] : [];
		}),
	);
}

interface Registry {
	readonly resolve: (node: NodeRef) => Element | null;
}

/**
 * Runs in the page, beside `page.js` and its registry, so it uses nothing from outside itself. The
 * paths look like those in a text of HTML (`locate-in-html.ts` in core). Elements in shadow roots and
 * frames have none.
 */
export function pathsOf(nodes: readonly NodeRef[]): readonly (string | null)[] {
	const registry = Reflect.get(globalThis, Symbol.for('plumbline')) as Registry | undefined;
	const stepTo = (element: Element): string => {
		const alike = [...(element.parentElement?.children ?? [])].filter(
			({ localName }) => localName === element.localName,
		);
		return alike.length < 2
			? element.localName
			: `${element.localName}:nth-of-type(${alike.indexOf(element) + 1})`;
	};
	return nodes.map((node) => {
		const element = registry?.resolve(node) ?? null;
		if (element?.getRootNode() !== document) return null;
		const steps: string[] = [];
		for (let each: Element | null = element; each; each = each.parentElement) {
			const id = each.getAttribute('id');
			const isPlain = id !== null && /^[A-Za-z][\w-]*$/.test(id);
			steps.unshift(isPlain ? `#${id}` : stepTo(each));
			if (isPlain) break;
		}
		return steps.join(' > ');
	});
}

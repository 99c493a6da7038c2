import { HtmlElement, type HtmlParent } from './html-tree.ts';

/** The element that a CSS path of ours leads to: `html > body > p:nth-of-type(2)`, `#main > h1`. */
export function findByPath(root: HtmlParent, path: string): HtmlElement | null {
	const [first = '', ...rest] = path.split(' > ');
	let found = first.startsWith('#') ? withId(root, first.slice(1)) : childAt(root, first);
	for (const step of rest) found = found && childAt(found, step);
	return found;
}

function childAt({ children }: HtmlParent, step: string): HtmlElement | null {
	const [, wanted, position = '1'] = /^(.+?)(?::nth-of-type\((\d+)\))?$/.exec(step) ?? [];
	const alike = children.filter((node) => node instanceof HtmlElement && node.name === wanted);
	// The filter lets only elements through.
	return (alike[Number(position) - 1] as HtmlElement | undefined) ?? null;
}

function withId(root: HtmlParent, id: string): HtmlElement | null {
	const open: HtmlParent[] = [root];
	for (let parent = open.pop(); parent; parent = open.pop()) {
		const elements = parent.children.filter((node) => node instanceof HtmlElement);
		const found = elements.find(({ attributes }) =>
			attributes.some(({ name, value }) => name === 'id' && value === id),
		);
		if (found) return found;
		open.push(...elements.toReversed());
	}
	return null;
}

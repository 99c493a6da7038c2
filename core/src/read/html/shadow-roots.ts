import { attributeOf } from './attribute-of.ts';
import { HtmlElement, type HtmlNode, HtmlText } from './html-tree.ts';

/** Whether browsers make the template the shadow root of its parent. */
export const isShadowTemplate = (template: HtmlElement) =>
	/^(?:open|closed)$/i.test(attributeOf(template, 'shadowrootmode') ?? '');

/** Besides custom elements, whose names have a hyphen: https://dom.spec.whatwg.org/#valid-shadow-host-name */
const hosts: ReadonlySet<string> = new Set(
	'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'.split(
		' ',
	),
);

/**
 * Shows the content of templates, in the order of their start tags, as browsers do: in place of the
 * children of its host, which appear where a slot asks for them.
 */
export function showShadowRoots(templates: readonly HtmlElement[]) {
	const shown = new Set<HtmlElement>();
	for (const template of templates) {
		const { content, parent: host } = template;
		if (!content || !(host instanceof HtmlElement) || shown.has(host)) continue;
		if (!hosts.has(host.name) && !host.name.includes('-')) continue;
		shown.add(host);
		fillSlots(content.children, Map.groupBy(slottables(host, template), slotOf));
		for (const child of content.children) child.parent = host;
		host.children = content.children;
	}
}

type Slottable = HtmlElement | HtmlText;

const slottables = ({ children }: HtmlElement, template: HtmlElement): readonly Slottable[] =>
	children.filter(
		(node): node is Slottable =>
			node !== template && (node instanceof HtmlElement || node instanceof HtmlText),
	);

const slotOf = (node: Slottable) =>
	node instanceof HtmlElement ? (attributeOf(node, 'slot') ?? '') : '';

/** The first slot of a name gets its nodes; the others keep their fallback. */
function fillSlots(root: readonly HtmlNode[], bySlot: Map<string, Slottable[]>) {
	const levels = [root];
	const nexts = [0];
	for (let depth = 0; depth >= 0 && bySlot.size > 0; ) {
		const index = nexts[depth] ?? 0;
		const node = levels[depth]?.[index];
		nexts[depth] = index + 1;
		if (node === undefined) depth--;
		else if (node instanceof HtmlElement) {
			depth++;
			levels[depth] = node.children;
			nexts[depth] = 0;
			if (node.name === 'slot') fill(node, bySlot);
		}
	}
}

function fill(slot: HtmlElement, bySlot: Map<string, Slottable[]>) {
	const name = attributeOf(slot, 'name') ?? '';
	const nodes = bySlot.get(name);
	if (!nodes) return;
	slot.children = nodes;
	bySlot.delete(name);
}

import {
	type ElementKind,
	elementKind,
	type Region,
	regionInside,
} from '../../facts/element-kinds.ts';
import type { NodeRef } from '../../facts/node-ref.ts';

/** The state that applies to everything inside an element. */
interface Context {
	region: Region;
	lang: string;
	isHidden: boolean;
	/** Hidden from assistive technology alone. */
	isAriaHidden: boolean;
	inHead: boolean;
	inLink: boolean;
	inCode: boolean;
	isRaw: boolean;
	/** Inside an svg, whose title names it and whose other text is part of the drawing. */
	inSvg: boolean;
	/** Inside a link of an svg, whose text names the link. */
	inSvgLink: boolean;
	/** The rules that the page ignores here; empty for all, null for none. */
	ignoredRules: string | null;
	/** The nearest element with attributes of microdata or RDFa. */
	holder: NodeRef | null;
}

/** One element on the path from the root to the current node. */
export interface OpenElement<Node> extends Context {
	node: Node;
	name: string;
	kind: ElementKind;
	/** The number of captures that began here. */
	captures: number;
}

const outside: Context = {
	region: 'body',
	lang: '',
	isHidden: false,
	isAriaHidden: false,
	inHead: false,
	inLink: false,
	inCode: false,
	isRaw: false,
	inSvg: false,
	inSvgLink: false,
	ignoredRules: null,
	holder: null,
};

export function newElement<Node>(node: Node): OpenElement<Node> {
	return { ...outside, node, name: '', kind: elementKind(''), captures: 0 };
}

/** Reuses the object for a different element: only as many objects are needed as the page is deep. */
export function reopen<Node>(
	element: OpenElement<Node>,
	node: Node,
	name: string,
	outer: OpenElement<Node> | undefined,
) {
	const kind = elementKind(name);
	const context = outer ?? outside;
	element.node = node;
	element.name = name;
	element.kind = kind;
	element.captures = 0;
	element.region = kind.region ? regionInside(context.region, kind.region) : context.region;
	element.lang = context.lang;
	element.isHidden = context.isHidden || outer?.kind.isPlayer === true;
	element.isAriaHidden = context.isAriaHidden;
	element.inHead = name === 'head' || (context.inHead && name !== 'body');
	element.inLink = context.inLink || name === 'a';
	element.inCode = context.inCode || kind.isCode;
	element.inSvg = context.inSvg;
	element.inSvgLink = context.inSvgLink;
	element.ignoredRules = context.ignoredRules;
	element.holder = context.holder;
	element.isRaw = kind.isRaw || context.isRaw;
}

/** An element’s own conditions, and how it relates to the element of the part before. */
export interface SelectorPart {
	readonly relation: Relation;
	/** In lower case; null for any. */
	readonly name: string | null;
	readonly attributes: readonly AttributeTest[];
}

export interface AttributeTest {
	readonly name: string;
	/** Empty if the attribute only has to be there. */
	readonly operator: '' | '=' | '~=' | '|=' | '^=' | '$=' | '*=';
	readonly value: string;
	readonly ignoresCase: boolean;
}

/** ` ` below, `>` directly below, `+` directly after, `~` after. */
export type Relation = ' ' | '>' | '+' | '~';

/** The alternatives of a list. */
export type Selector = readonly (readonly SelectorPart[])[];

const identifier = String.raw`(?:[\w\u0080-\uffff-]|\\.)+`;
const simple = new RegExp(
	String.raw`([#.])(${identifier})|\[\s*(${identifier})\s*(?:([~|^$*]?=)\s*(?:"([^"]*)"|'([^']*)'|(${identifier}))\s*(i)?\s*)?\]`,
	'y',
);
const element = new RegExp(String.raw`\*|${identifier}`, 'y');
const between = /\s*([>+~,])\s*|\s+/y;

/**
 * Reads a CSS selector of names, #id, .class and [attribute], with all four relations and lists. Null
 * if it is anything else, such as a pseudo-class.
 */
export function parseSelector(text: string): Selector | null {
	const source = text.trim();
	const list: SelectorPart[][] = [[]];
	let relation: Relation = ' ';
	let at = 0;
	const match = (pattern: RegExp) => {
		pattern.lastIndex = at;
		const found = pattern.exec(source);
		if (found) at = pattern.lastIndex;
		return found;
	};
	while (at < source.length) {
		const begin = at;
		const [written = '*'] = match(element) ?? [];
		const attributes: AttributeTest[] = [];
		for (let found = match(simple); found; found = match(simple)) attributes.push(testOf(found));
		if (at === begin) return null;
		const name = written === '*' ? null : plain(written).toLowerCase();
		list.at(-1)?.push({ relation, name, attributes });
		if (at === source.length) return list;
		const gap = match(between);
		if (gap === null) return null;
		relation = ' ';
		if (gap[1] === ',') list.push([]);
		else if (gap[1] !== undefined) relation = gap[1] as Relation;
	}
	// Empty, or nothing follows the last sign.
	return null;
}

function testOf(found: RegExpExecArray): AttributeTest {
	const [, sign, own = '', name, operator = '', quoted, single, bare] = found;
	if (sign !== undefined) {
		const [to, by] = sign === '#' ? (['id', '='] as const) : (['class', '~='] as const);
		return { name: to, operator: by, value: plain(own), ignoresCase: false };
	}
	return {
		name: plain(name ?? '').toLowerCase(),
		// One of those that the pattern allows.
		operator: operator as AttributeTest['operator'],
		value: quoted ?? single ?? plain(bare ?? ''),
		ignoresCase: found[8] !== undefined,
	};
}

const plain = (escaped: string) => escaped.replace(/\\(.)/g, '$1');

import { defineFact, type PageElement } from '../../fact.ts';
import type { NodeRef } from '../../node-ref.ts';

/** A meta tag that declares the encoding of the page. */
export interface CharsetMeta {
	/** As written, without white space around it. */
	readonly charset: string;
	readonly node: NodeRef;
}

export const charsetMetas = defineFact<CharsetMeta>({
	elements: ['meta'],
	part: 'document',
	enter(element) {
		const charset = charsetOf(element).trim();
		return charset === '' ? null : { charset, node: element.ref() };
	},
});

function charsetOf({ attribute }: PageElement): string {
	const charset = attribute('charset');
	if (charset !== null) return charset;
	if (attribute('http-equiv')?.trim().toLowerCase() !== 'content-type') return '';
	return /charset\s*=\s*["']?([^\s;"']+)/i.exec(attribute('content') ?? '')?.[1] ?? '';
}

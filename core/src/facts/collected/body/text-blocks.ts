import type { Region } from '../../element-kinds.ts';
import type { NodeRef } from '../../node-ref.ts';

/** A run of text that no block element interrupts, white space collapsed. */
export interface TextBlock {
	readonly text: string;
	/** Name of the block element that contains it (`p`, `h2`, `li`, `td` …); `div` for any other. */
	readonly kind: string;
	/** How many of its characters are in links. */
	readonly linkedLength: number;
	/** How many of its characters are in code. */
	readonly codeLength: number;
	readonly region: Region;
	/** The nearest `lang`, lower case; empty when none is given. */
	readonly lang: string;
	readonly node: NodeRef;
}

/** Compares codes, because it is called for each block of a page several times. */
export const isHeadingBlock = ({ kind }: Pick<TextBlock, 'kind'>): boolean =>
	kind.length === 2 && kind.charCodeAt(0) === letterH && isLevel(kind.charCodeAt(1));

const letterH = 104;
const isLevel = (code: number) => code >= 49 && code <= 54;

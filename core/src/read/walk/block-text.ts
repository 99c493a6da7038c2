import type { TextBlock } from '../../facts/collected/body/text-blocks.ts';
import type { Region } from '../../facts/element-kinds.ts';
import type { NodeRef } from '../../facts/node-ref.ts';
import { collapse, isBlank } from '../../text/words/white-space.ts';

interface BlockStart {
	readonly kind: string;
	readonly region: Region;
	readonly lang: string;
	readonly node: NodeRef;
}

/** The place of a text node. */
interface Place {
	readonly inLink: boolean;
	readonly inCode: boolean;
}

/** Joins text nodes to blocks: inline elements are transparent, block elements are not. */
export function createBlockText() {
	const blocks: TextBlock[] = [];
	let start: BlockStart | null = null;
	let text = '';
	let linkedLength = 0;
	let codeLength = 0;

	function end() {
		if (!start) return;
		const { kind, lang, node, region } = start;
		blocks.push({
			kind,
			region,
			lang,
			node,
			text: collapse(text),
			linkedLength,
			codeLength,
		});
		start = null;
		text = '';
		linkedLength = 0;
		codeLength = 0;
	}

	function add(value: string, { inCode, inLink }: Place, startHere: () => BlockStart) {
		if (!start) {
			if (isBlank(value)) return;
			start = startHere();
		}
		text += value;
		if (inLink) linkedLength += value.length;
		if (inCode) codeLength += value.length;
	}

	return { add, end, blocks };
}

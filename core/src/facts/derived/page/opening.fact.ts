import type { TextBlock } from '../../collected/body/text-blocks.ts';
import { deriveFact } from '../derived-fact.ts';

const mostBlocks = 8;

/**
 * The first blocks of the main text, where a page says what it is about. The same array until one
 * of them changes, so that typing further down does not run its rules again.
 */
export const opening = deriveFact({
	reads: ['mainText'],
	derive({ mainText: { blocks } }, _request, before: readonly TextBlock[] | undefined) {
		const isSame =
			before?.length === Math.min(blocks.length, mostBlocks) &&
			before.every((block, at) => block === blocks[at]);
		return before && isSame ? before : blocks.slice(0, mostBlocks);
	},
});

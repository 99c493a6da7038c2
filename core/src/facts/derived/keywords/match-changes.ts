import type { SynonymMatch, SynonymMatches } from '../../../text/keyphrase/synonym-matches.ts';
import type { TextIndex } from '../../../text/keyphrase/text-index.ts';

export interface MatchedText {
	readonly index: TextIndex;
	readonly matches: SynonymMatches;
}

/** Matches only the blocks of the text that an edit changed. */
export function matchChanges(
	index: TextIndex,
	before: MatchedText | undefined,
	match: (index: TextIndex) => SynonymMatches,
): SynonymMatches {
	const isEdited =
		before?.index.forms === index.forms && before.index.blocks.length === index.blocks.length;
	if (!before || !isEdited) return match(index);

	const changed: number[] = [];
	for (let number = 0; number < index.blocks.length; number++) {
		if (index.blocks[number] !== before.index.blocks[number]) changed.push(number);
	}
	if (changed.length === 0) return before.matches;
	const again = match({ ...index, blocks: changed.map((number) => index.blocks[number]!) });
	return merge(before.matches, again, changed);
}

function merge(
	before: SynonymMatches,
	again: SynonymMatches,
	changed: readonly number[],
): SynonymMatches {
	const edited = new Set(changed);
	const isKept = (block: number) => !edited.has(block);
	const matches = [
		...before.matches.filter(({ block }) => isKept(block)),
		...again.matches.map((found): SynonymMatch => ({ ...found, block: changed[found.block]! })),
	].sort((one, other) => one.block - other.block);
	const unsureBlocks = [
		...before.unsureBlocks.filter(isKept),
		...again.unsureBlocks.map((block) => changed[block]!),
	].sort((one, other) => one - other);
	const isUnsure = unsureBlocks.length > 0 || again.found === null;
	return { matches, unsureBlocks, found: matches.length > 0 || (isUnsure ? null : false) };
}

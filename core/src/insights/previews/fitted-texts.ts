import { shownDescription, shownTitle } from '../../facts/derived/page/shown-text.ts';
import type { FactStore } from '../../facts/fact-store.ts';
import type { RuleSet } from '../../rule-sets/rule-set.ts';
import type { TextRange } from '../../text/keyphrase/match-keyphrase.ts';
import {
	type FittedDescription,
	type FittedText,
	fittedDescription,
	fittedTitle,
} from './fitted-text.ts';

export interface FittedTexts {
	/** Without the site name, which is shown above it; null without one. */
	readonly title: FittedText | null;
	readonly description: FittedDescription | null;
}

/** Title and description of the page as Google may cut them, with the limits of the country. */
export const fittedTexts = (facts: FactStore, ruleSet: RuleSet): FittedTexts => ({
	title: fittedTitleOf(facts, ruleSet),
	description: fittedDescriptionOf(facts, ruleSet),
});

function fittedTitleOf(facts: FactStore, ruleSet: RuleSet): FittedText | null {
	const title = shownTitle(facts.get('titles') ?? []);
	return title && fittedTitle(title, facts.get('siteName'), ruleSet);
}

function fittedDescriptionOf(facts: FactStore, ruleSet: RuleSet): FittedDescription | null {
	const descriptions = facts.get('descriptions') ?? [];
	const description = shownDescription(descriptions);
	if (!description) return null;
	const { content: text, node } = description;
	const block = descriptions.indexOf(description);
	const matches = (facts.get('keywordMatches') ?? []).flatMap(
		({ inDescriptions }) => inDescriptions?.matches ?? [],
	);
	const hits = apart(
		matches.filter((match) => match.block === block).flatMap(({ words }) => words),
	);
	return fittedDescription({ text, node, hits }, ruleSet);
}

/**
 * The ranges in order and without overlaps, which occur because several keywords can share words.
 */
function apart(ranges: readonly TextRange[]): readonly TextRange[] {
	const found: TextRange[] = [];
	for (const range of ranges.toSorted((one, other) => one.start - other.start)) {
		if (range.start >= (found.at(-1)?.end ?? 0)) found.push(range);
	}
	return found;
}

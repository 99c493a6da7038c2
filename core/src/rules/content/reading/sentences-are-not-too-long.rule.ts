import { defineRule } from '../../../audit/rule.ts';
import { isHeadingBlock } from '../../../facts/collected/body/text-blocks.ts';
import type { NodeRef } from '../../../facts/node-ref.ts';
import { isModelLoaded } from '../../../languages/loaded-model.ts';
import { readingLimits } from '../../../rule-sets/reading-limits.ts';
import type { IndexedBlock } from '../../../text/keyphrase/text-index.ts';
import {
	countSentences,
	noSentences,
	type SentenceCounts,
} from '../../../text/sentences/sentence-lengths.ts';

/** A share of fewer sentences means nothing. */
const fewestSentences = 8;

export const sentencesAreNotTooLong = defineRule({
	name: 'sentences_are_not_too_long',
	group: 'content',
	risk: 'low',
	difficulty: 'average',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://yoast.com/content-analysis-methodological-choices-explained/',
		says: 'Short sentences are easier to read than long ones. The limit is a choice, made by comparing tools and texts; no engine names one.',
		checked: '2026-11-21',
	},
	reads: ['textIndex', 'mainText', 'language'],
	title: 'Most sentences are short',
	why: 'Long sentences have to be read twice. Many of them tire readers, above all on a phone and in a language that is not their own.',
	fix: 'Split some of the longest sentences where a new thought begins. Sentences that read well may stay as they are.',
	messages: {
		words: '{long} of {count} sentences have more than {limit} words',
		characters: '{long} of {count} sentences have more than {limit} characters',
	},
	evaluate({ language: { code }, mainText, textIndex }, found, { measure, ofParts }) {
		const limits = readingLimits(code);
		if (!limits) return 'not_applicable';
		if (!isModelLoaded(code)) return { notChecked: 'language_not_loaded' };
		const { longSentencesShare, sentence: limit, unit } = limits;
		const nodes: NodeRef[] = [];
		let count = 0;
		let long = 0;
		const counted = ofParts(sentencesIn, textIndex.blocks, code);
		for (let at = 0; at < counted.length; at++) {
			const counts = counted[at];
			const shown = mainText.blocks[at];
			if (!counts || !shown || isHeadingBlock(shown)) continue;
			if (counts.long > 0) nodes.push(shown.node);
			count += counts.count;
			long += counts.long;
		}
		measure({ sentences: count, long });
		if (count < fewestSentences) return 'not_applicable';
		if (long > count * longSentencesShare) found[unit]({ long, count, limit }, ...nodes);
	},
});

function sentencesIn(block: IndexedBlock, language: string | null): SentenceCounts {
	const limits = readingLimits(language);
	if (!limits || block.forms.language !== language) return noSentences;
	return countSentences(block, { limit: limits.sentence, unit: limits.unit });
}

import { defineRule } from '../../audit/rule.ts';
import { shownDescription } from '../../facts/derived/page/shown-text.ts';
import { descriptionLimit } from '../../rule-sets/rule-set.ts';
import { hasKnownWidth, pixelWidth } from '../../text/width/pixel-width.ts';
import { dominantScript } from '../../text/words/script.ts';

/** Less than half of what a phone shows. */
const shortShare = 1 / 2;

export const metaDescriptionIsNotTooShort = defineRule({
	name: 'meta_description_is_not_too_short',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/snippet',
		says: 'There is no limit on the length of a description. If other text fits the query better, results show that text.',
		checked: '2026-11-20',
	},
	reads: ['descriptions'],
	title: 'The meta description uses the available space',
	why: 'A result has room for one or two sentences. The unused space could say why the page is worth a visit.',
	fix: 'Add what people find on this page; if nothing is missing, leave it as it is.',
	messages: {
		short: 'The meta description is {width} pixels wide, and about {limit} fit on a phone',
	},
	evaluate({ descriptions }, found, { ruleSet }) {
		const description = shownDescription(descriptions);
		if (!description || !hasKnownWidth(description.content)) return 'not_applicable';
		const { content, node } = description;
		const { phonePx: limit } = descriptionLimit(ruleSet, dominantScript(content));
		const width = Math.round(pixelWidth(content, ruleSet.description.fontSizePx));
		if (width < limit * shortShare) found.short({ width, limit }, node);
	},
});

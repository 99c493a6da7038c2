import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { hasKnownWidth, pixelWidth } from '../../text/width/pixel-width.ts';

/** A third of the available width. */
const shortShare = 1 / 3;

export const titleTagIsNotTooShort = defineRule({
	name: 'title_tag_is_not_too_short',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'Titles should be descriptive and concise. There is no minimum or maximum length.',
		checked: '2026-11-20',
	},
	reads: ['titles'],
	title: 'The title uses the available space',
	why: 'A result has room for about a dozen words. A short title can be just right; often there is more to say about the page.',
	fix: 'Add what sets this page apart, if there is anything; leave a good short title alone.',
	messages: { short: 'The title is {width} pixels wide, and about {limit} fit' },
	evaluate({ titles }, found, { ruleSet }) {
		const title = shownTitle(titles);
		if (!title || !hasKnownWidth(title.text)) return 'not_applicable';
		const { fontSizePx, limitPx: limit } = ruleSet.title;
		const width = Math.round(pixelWidth(title.text, fontSizePx));
		if (width < limit * shortShare) found.short({ width, limit }, title.node);
	},
});

import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { splitSiteName } from '../../text/keywords/site-name.ts';
import { cutAtPixels, hasKnownWidth, pixelWidth } from '../../text/width/pixel-width.ts';

/** Fonts and screens differ by a few pixels, so a title this close to the limit may well fit. */
const tolerance = 1.05;

/** A longer ending is hardly the name of a site. */
const longestName = 30;

export const titleTagIsNotTooLong = defineRule({
	name: 'title_tag_is_not_too_long',
	group: 'title',
	risk: 'moderate',
	difficulty: 'easy',
	impact: 4,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'There is no limit on the length of a title; results truncate it as needed, usually to fit the width of the screen.',
		checked: '2026-11-20',
	},
	reads: ['titles'],
	mayRead: ['siteName'],
	supersededBy: [{ rule: 'title_tag_is_not_keyword_stuffed', hides: 'rule' }],
	title: 'The title fits into a search result',
	why: 'Results show as much of a title as fits on the screen, so people may never see the end of it.',
	fix: 'Put what sets this page apart first and shorten the rest; the site name does not count here. If the page already ranks well, leave its title alone.',
	messages: {
		cut: 'Results may cut the title after “{shown}”: it is {width} pixels wide, and about {limit} fit',
	},
	evaluate({ siteName, titles }, found, { measure, ruleSet }) {
		const title = shownTitle(titles);
		if (!title || !hasKnownWidth(title.text)) return 'not_applicable';
		const { fontSizePx, limitPx: limit } = ruleSet.title;
		const own = withoutName(title.text, siteName ?? '');
		const width = Math.round(pixelWidth(own, fontSizePx));
		const { rest, shown } = cutAtPixels(own, fontSizePx, limit);
		measure({ width, limit, shown, rest });
		if (width > limit * tolerance) found.cut({ shown, width, limit }, title.node);
	},
});

function withoutName(title: string, given: string): string {
	const parts = splitSiteName(title, given);
	const length = parts.siteName?.length ?? 0;
	return length <= Math.max(longestName, given.length) ? parts.title : title;
}

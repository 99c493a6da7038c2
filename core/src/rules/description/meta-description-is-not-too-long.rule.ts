import { defineRule } from '../../audit/rule.ts';
import { shownDescription } from '../../facts/derived/page/shown-text.ts';
import { descriptionLimit } from '../../rule-sets/rule-set.ts';
import { cutAtPixels, hasKnownWidth, pixelWidth } from '../../text/width/pixel-width.ts';
import { endOf } from '../../text/width/shorten.ts';
import { dominantScript } from '../../text/words/script.ts';

export const metaDescriptionIsNotTooLong = defineRule({
	name: 'meta_description_is_not_too_long',
	group: 'description',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/snippet',
		says: 'There is no limit on the length of a description; results truncate it as needed, usually to fit the width of the screen.',
		checked: '2026-11-20',
	},
	reads: ['descriptions'],
	title: 'The meta description fits into a search result',
	why: 'Results show as much of a description as fits, less on a phone than on a desktop, and often choose other text from the page.',
	fix: 'Say what matters most in the first sentence; there is no need to shorten the rest.',
	messages: {
		cut: 'Results cut the meta description after “{desktop}” on a desktop and after “{phone}” on a phone',
		cutOnPhone: 'Results on a phone cut the meta description after “{phone}”',
	},
	evaluate({ descriptions }, found, { measure, ruleSet }) {
		const description = shownDescription(descriptions);
		if (!description || !hasKnownWidth(description.content)) return 'not_applicable';
		const { content, node } = description;
		const { fontSizePx } = ruleSet.description;
		const { desktopPx, phonePx } = descriptionLimit(ruleSet, dominantScript(content));
		const desktop = cutAtPixels(content, fontSizePx, desktopPx);
		const phone = cutAtPixels(content, fontSizePx, phonePx);
		measure({
			width: Math.round(pixelWidth(content, fontSizePx)),
			desktopLimit: desktopPx,
			phoneLimit: phonePx,
			shownOnDesktop: desktop.shown,
			shownOnPhone: phone.shown,
		});
		const ends = { desktop: lastWords(desktop.shown), phone: lastWords(phone.shown) };
		if (desktop.rest) found.cut(ends, node);
		else if (phone.rest) found.cutOnPhone({ phone: ends.phone }, node);
	},
});

/** The end of a text, from the start of a word. */
function lastWords(text: string): string {
	const end = endOf(text, 40);
	return end === text ? text : `…${end.replace(/^\S*\s+(?=\S)/, '')}`;
}

import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { foldPhrase } from '../../text/folding/fold.ts';
import { repeatedPhrase } from '../../text/keywords/repeated-phrase.ts';
import { piecesOfTitle } from '../../text/keywords/site-name.ts';

export const titleTagHasSiteNameOnce = defineRule({
	name: 'title_tag_has_site_name_once',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'engine',
	severity: 'warning',
	audience: 'developer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'The site name belongs in a title once, in short form, separated from the rest at the beginning or end; repeated text should be avoided.',
		checked: '2026-11-20',
	},
	reads: ['titles'],
	mayRead: ['siteName'],
	supersededBy: [
		{ rule: 'title_tag_is_descriptive', hides: 'rule' },
		{ rule: 'title_tag_is_not_keyword_stuffed', hides: 'rule' },
	],
	title: 'The title contains the site name only once',
	why: 'A repeated name or phrase takes up the space for what sets this page apart. Usually a theme and a plugin both add it.',
	fix: 'Remove the repetition from the title template, or from the title itself, so that it is added only once.',
	messages: {
		twice: 'The title contains “{name}” {count} times',
		row: 'The title contains “{phrase}” twice in a row',
	},
	evaluate({ siteName, titles }, found) {
		const title = shownTitle(titles);
		if (!title) return 'not_applicable';
		const pieces = piecesOfTitle(title.text);
		const name = nameOfSite(pieces, siteName);
		const count = pieces.filter((piece) => name !== null && isSame(piece, name)).length;
		if (name !== null && count > 1) {
			found.twice({ name, count }, title.node);
			return;
		}
		if (siteName && pieces.length === 1 && isFramed(title.text, siteName)) {
			found.twice({ name: siteName, count: 2 }, title.node);
			return;
		}
		const phrase = repeatedPhrase(title.text, siteName);
		if (phrase !== null) found.row({ phrase }, title.node);
		else if (name === null) return 'not_applicable';
	},
});

/** Without a given site name the title needs three parts: “Metallica – Metallica” is an album. */
function nameOfSite(pieces: readonly string[], siteName: string | null): string | null {
	if (siteName && pieces.some((piece) => isSame(piece, siteName))) return siteName;
	const last = pieces.at(-1);
	return pieces.length >= 3 && last !== undefined && /\p{L}/u.test(last) ? last : null;
}

/** Whether the title begins and ends with the name, with other words between, and no separator. */
function isFramed(title: string, name: string): boolean {
	const [text, own] = [foldPhrase(title, null), foldPhrase(name, null)];
	const isLonger = own !== '' && text.length > 2 * own.length + 2;
	return isLonger && text.startsWith(`${own} `) && text.endsWith(` ${own}`);
}

const isSame = (one: string, other: string) => foldPhrase(one, null) === foldPhrase(other, null);

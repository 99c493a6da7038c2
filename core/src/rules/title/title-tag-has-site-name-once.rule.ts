import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { foldPhrase } from '../../text/folding/fold.ts';
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
		says: 'The name of the site belongs into a title in short form, set off once at its beginning or end; text that repeats is to be avoided.',
		checked: '2026-11-20',
	},
	reads: ['titles'],
	mayRead: ['siteName'],
	supersededBy: [
		{ rule: 'title_tag_is_descriptive', hides: 'rule' },
		{ rule: 'title_tag_is_not_keyword_stuffed', hides: 'rule' },
	],
	title: 'The title names the site once',
	why: 'A name that stands twice takes the room of what sets this page apart. Mostly a theme and a plugin both add it.',
	fix: 'Let only one of them add the name: remove it from the template of the title, or from the title itself.',
	messages: { twice: 'The title names “{name}” {count} times' },
	evaluate({ siteName, titles }, found) {
		const title = shownTitle(titles);
		if (!title) return 'not_applicable';
		const pieces = piecesOfTitle(title.text);
		const name = nameOfSite(pieces, siteName);
		if (name === null) return 'not_applicable';
		const count = pieces.filter((piece) => isSame(piece, name)).length;
		if (count > 1) found.twice({ name, count }, title.node);
	},
});

/** Without a given site name the title needs three parts: “Metallica – Metallica” is an album. */
function nameOfSite(pieces: readonly string[], siteName: string | null): string | null {
	if (siteName && pieces.some((piece) => isSame(piece, siteName))) return siteName;
	const last = pieces.at(-1);
	return pieces.length >= 3 && last !== undefined && /\p{L}/u.test(last) ? last : null;
}

const isSame = (one: string, other: string) => foldPhrase(one, null) === foldPhrase(other, null);

import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { titleWithoutSiteName } from '../../text/keywords/site-name.ts';
import { wordTexts } from '../../text/words/words.ts';

/** A series of abbreviations is in capitals anyway. */
const fewestWords = 4;
const longerThanAbbreviations = 6;
const maxShare = 0.8;

export const titleTagIsNotAllCaps = defineRule({
	name: 'title_tag_is_not_all_caps',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'convention',
	severity: 'note',
	audience: 'writer',
	evidence: {
		url: 'https://yandex.com/support/webmaster/indexing-options/description.html',
		says: 'Texts for search results should avoid excessive capital letters. Yandex says this about descriptions; for titles it is good style.',
		checked: '2026-11-20',
	},
	reads: ['titles'],
	mayRead: ['siteName'],
	title: 'The title is not written in capitals',
	why: 'Text in all capitals is harder to read, takes up more space in a result and looks like shouting.',
	fix: 'Write the title as you would write a sentence; keep capitals for names and abbreviations.',
	messages: { shouting: 'The title is written in capitals: “{text}”' },
	evaluate({ siteName, titles }, found) {
		const title = shownTitle(titles);
		if (!title) return 'not_applicable';
		const own = titleWithoutSiteName(title.text, siteName);
		const words = wordTexts(own).filter(hasCase);
		// Beside words without capitals, Latin ones are mostly names and abbreviations.
		if (words.length < fewestWords || withoutCase.test(own)) return 'not_applicable';
		const isLong = words.some((word) => word.length >= longerThanAbbreviations && isCapital(word));
		if (!isLong) return;
		const letters = words.join('').replace(/[^\p{Lu}\p{Ll}]/gu, '');
		const capitals = letters.replace(/\P{Lu}/gu, '');
		if (capitals.length >= letters.length * maxShare) {
			found.shouting({ text: title.text }, title.node);
		}
	},
});

/** Letters of the many scripts without capitals; Spanish abbreviates with “ª” and “º”. */
const withoutCase = /(?![ªº])\p{Lo}/u;

const hasCase = (word: string) => /[\p{Lu}\p{Ll}]/u.test(word);
const isCapital = (word: string) => !/\p{Ll}/u.test(word);

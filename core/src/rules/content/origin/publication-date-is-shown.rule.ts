import { defineRule } from '../../../audit/rule.ts';

/** A date is alone or in a byline; a year in a longer text belongs to the story. */
const longestDateline = 150;

export const publicationDateIsShown = defineRule({
	name: 'publication_date_is_shown',
	group: 'content',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'information',
	severity: 'note',
	audience: 'owner',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/publication-dates',
		says: 'To have a date shown with a result, give the page a visible date with a word such as “Published”, and structured data that says the same.',
		checked: '2026-11-21',
	},
	reads: ['pageType', 'textBlocks', 'times', 'wholePage'],
	title: 'The article shows its date',
	why: 'Readers want to know how old a text is, and search engines show a date only where they find one.',
	fix: 'Show the day of publication or of the last real change near the headline, and give the same day in structured data.',
	messages: { missing: 'The page does not say when the article was published' },
	evaluate({ pageType, textBlocks, times }, found) {
		if (pageType !== 'article') return 'not_applicable';
		if (times.length > 0) return;
		const isDated = textBlocks.some(
			({ region, text }) =>
				text.length <= longestDateline &&
				maybe.test(text) &&
				region !== 'nav' &&
				date.test(text) &&
				!copyright.test(text),
		);
		if (!isDated) found.missing();
	},
});

/** The year of the site, not of the article. */
const copyright = /[©®]|copyright|\(c\)/i;

/** A year in any of the usual calendars, a day of a month, or a relative date. */
const date =
	/(?<!\d)(?:19|20|25)\d\d(?!\d)|(?:平成|令和|民國|民国)|[٠-٩۰-۹]{4}|(?<!\d)\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?\d{2}(?!\d)|\d\s?月|\d\s?월|\b\d+\s?\p{L}+\s(?:ago|назад|temu|sitten|sedan|siden|önce|fa)\b|\b(?:vor|il y a|hace|há|geleden)\b/iu;

/** Any such text contains one of these, in either case: far quicker to look for. */
const maybe =
	/\d|平成|令和|民國|民国|[٠-٩۰-۹]|[Vv][Oo][Rr]|[Ii][Ll] [Yy]|[Hh][AaÁá]|[Gg][Ee][Ll][Ee]/;

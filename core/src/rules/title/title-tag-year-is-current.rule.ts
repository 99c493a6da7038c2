import { defineRule } from '../../audit/rule.ts';
import { shownTitle } from '../../facts/derived/page/shown-text.ts';
import { shareWords } from '../../text/keywords/shared-words.ts';
import { titleWithoutSiteName } from '../../text/keywords/site-name.ts';

/** Earlier years are history, not the edition of a page. */
const yearsBack = 12;

export const titleTagYearIsCurrent = defineRule({
	name: 'title_tag_year_is_current',
	group: 'title',
	risk: 'low',
	difficulty: 'easy',
	impact: 2,
	class: 'engine',
	severity: 'warning',
	audience: 'writer',
	evidence: {
		url: 'https://developers.google.com/search/docs/appearance/title-link',
		says: 'If a page is reused each year and only its main heading is updated, Google may show the date from the heading instead of the one in the title.',
		checked: '2026-11-20',
	},
	reads: ['titles', 'headings'],
	mayRead: ['siteName', 'language'],
	supersededBy: [{ rule: 'title_tag_matches_main_heading', hides: 'rule' }],
	title: 'The title names the same year as the page',
	why: 'People pass over a result that names a past year, even if the page itself is up to date.',
	fix: 'Update the year in the title, or leave it out.',
	messages: { obsolete: 'The title says {year}, the main heading {current}' },
	evaluate({ headings, language, siteName, titles }, found, { now }) {
		const title = shownTitle(titles);
		if (!title) return 'not_applicable';
		const own = titleWithoutSiteName(title.text, siteName);
		const thisYear = now.getUTCFullYear();
		const years = recentYears(own, thisYear);
		if (years.length === 0) return 'not_applicable';
		const heading = headings.find(({ isHidden, level }) => level === 1 && !isHidden);
		const current = recentYears(heading?.label ?? '', thisYear);
		if (!heading || current.length === 0) return 'not_applicable';
		if (!shareWords(own, heading.label, language?.code ?? null)) return 'not_applicable';
		const [year, newest] = [Math.max(...years), Math.max(...current)];
		if (year < newest && !current.some((one) => years.includes(one))) {
			found.obsolete({ year: `${year}`, current: `${newest}` }, title.node, heading.node);
		}
	},
});

/** Four digits without adjacent digits; “2025年”, “2025/26” and “FY2025” are years too. */
function recentYears(text: string, thisYear: number): readonly number[] {
	if (!mayHaveYear.test(text)) return none;
	return [...text.normalize('NFKC').matchAll(/(?<![\d.,])20\d\d(?!\d|[.,]\d)/g)]
		.map(([year]) => Number(year))
		.filter((year) => year >= thisYear - yearsBack && year <= thisYear + 2);
}

/** Full-width digits count like plain ones. */
const mayHaveYear = /[^\0-\x7f]|20\d\d/;
const none: readonly number[] = [];

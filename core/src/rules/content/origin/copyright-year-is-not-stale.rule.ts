import { defineRule } from '../../../audit/rule.ts';

/** In January nobody has updated it yet. */
const yearsLate = 1;
const oldest = 1980;
const longestNotice = 200;

export const copyrightYearIsNotStale = defineRule({
	name: 'copyright_year_is_not_stale',
	group: 'content',
	risk: 'low',
	difficulty: 'easy',
	impact: 1,
	class: 'information',
	severity: 'note',
	audience: 'owner',
	evidence: {
		url: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
		says: 'A page should look well produced and cared for. No engine reads the year of a copyright notice.',
		checked: '2026-11-20',
	},
	reads: ['textBlocks'],
	title: 'The copyright notice names a recent year',
	why: 'An old year makes people wonder whether anybody still looks after the site.',
	fix: 'Have the template write the current year, or leave the year out.',
	messages: { stale: 'The copyright notice ends with the year {year}' },
	evaluate({ textBlocks }, found, { now }) {
		const thisYear = now.getUTCFullYear();
		for (const { node, region, text } of textBlocks) {
			if (region !== 'footer' || text.length > longestNotice || !/©|copyright/i.test(text))
				continue;
			const years = (text.normalize('NFKC').match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []).map(Number);
			const newest = Math.max(...years.filter((year) => year >= oldest));
			if (newest > 0 && newest < thisYear - yearsLate) {
				found.stale({ year: `${newest}` }, node);
				return;
			}
		}
	},
});

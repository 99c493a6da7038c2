import { expect, it } from 'vitest';
import type { ReportedRule } from '../../audit/report/report.ts';
import { factsOfHtml, tooDeep } from '../../facts/facts-of-html.fixtures.ts';
import { ruleSetFor } from '../../rule-sets/rule-set.ts';
import { rules } from '../../rules/rules.ts';
import { lineMarks, lineOfRule } from './line-marks.ts';
import { pageGlance } from './page-glance.ts';

it.each([
	['title_tag_used', 'title'],
	['keyword_in_h1_tag', 'keywords'],
	['only_one_h1_tag', 'h1'],
	['heading_levels_are_not_skipped', 'headings'],
	['canonical_points_to_this_page', 'canonical'],
	['page_is_indexable', 'robots'],
	['http_status_is_ok', 'response'],
	['html_lang_attribute_used', 'language'],
	['lcp_image_is_not_lazy_loaded', 'vitals'],
	['social_preview_is_complete', 'social'],
	['dates_do_not_conflict', 'dates'],
	['plugins_are_not_used', null],
])('shows %s at the line %s', (name, line) => {
	const rule = rules.find((each) => each.name === name);

	expect(rule && lineOfRule(rule)).toBe(line);
});

it('marks a line by its most important finding, and as fine once a rule passed', () => {
	const rule = (part: Partial<ReportedRule>) => part as ReportedRule; // marks read only these
	const findings = [
		rule({ name: 'title_tag_used', group: 'title', severity: 'error' }),
		rule({ name: 'title_tag_is_descriptive', group: 'title', severity: 'note' }),
		rule({ name: 'images_are_not_broken', group: 'images', severity: 'warning' }),
	];
	const passed = rule({ name: 'links_have_text', group: 'links', status: 'passed' });
	const glance = pageGlance(factsOfHtml('<a href="/rye">Rye</a>'), ruleSetFor('us'), new Date());

	const marks = lineMarks({ findings, rules: [...findings, passed] }, glance);

	expect(marks.get('title')).toEqual({ state: 'wrong', finding: findings[0] });
	expect(marks.get('images')?.state).toBe('look');
	expect(marks.get('links')).toEqual({ state: 'fine', finding: null });
	expect(marks.get('vitals')).toBeUndefined();
});

it.each([
	[
		'a rule about it failed, although a different finding covers it',
		'failed',
		'<a href="/rye">Rye</a>',
	],
	['it could not be checked', 'not_checked', '<a href="/rye">Rye</a>'],
	['it is unknown', 'passed', `<a href="/rye">Rye</a>${tooDeep}`],
] as const)('does not mark links as fine if %s', (_why, status, html) => {
	const glance = pageGlance(factsOfHtml(html), ruleSetFor('us'), new Date());
	// Marks read only these.
	const rule = { name: 'links_have_text', group: 'links', status } as ReportedRule;

	expect(lineMarks({ findings: [], rules: [rule] }, glance).get('links')).toBeUndefined();
});

import { expect, it } from 'vitest';
import type { ReportedRule } from '../../audit/report/report.ts';
import { factsOfHtml, tooDeep } from '../../facts/facts-of-html.fixtures.ts';
import { ruleSetFor } from '../../rule-sets/rule-set.ts';
import { rules } from '../../rules/rules.ts';
import { type GlanceLine, lineMarks, lineOfRule } from './line-marks.ts';
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

// Marks read only these parts.
const rule = (part: Partial<ReportedRule>) => part as ReportedRule;

/** The mark of a line of a page about which these rules have spoken. */
function markOf(line: GlanceLine, html: string, rules: readonly ReportedRule[]) {
	const glance = pageGlance(factsOfHtml(html, { url }), ruleSetFor('us'), new Date());
	const findings = rules.filter(({ status }) => status === 'failed');
	return lineMarks({ findings, rules }, glance).get(line);
}
const url = 'https://bakery.example/rye';

it('marks a line by its most important finding, and as right once a rule passed', () => {
	const rules = [
		rule({ name: 'title_tag_used', group: 'title', severity: 'error', status: 'failed' }),
		rule({ name: 'title_tag_is_descriptive', group: 'title', severity: 'note', status: 'failed' }),
		rule({ name: 'images_are_not_broken', group: 'images', severity: 'warning', status: 'failed' }),
		rule({ name: 'links_have_text', group: 'links', status: 'passed' }),
	];
	const mark = (line: GlanceLine) => markOf(line, '<a href="/rye">Rye</a>', rules);

	expect(mark('title')).toEqual({ state: 'wrong', finding: rules[0] });
	expect(mark('images')?.state).toBe('look');
	expect(mark('links')).toEqual({ state: 'right', finding: null });
	expect(mark('vitals')).toBeUndefined();
});

const short = rule({
	name: 'meta_description_is_not_too_short',
	group: 'description',
	severity: 'note',
	status: 'information',
});
const linkedImage = rule({
	name: 'image_links_have_alt_text',
	group: 'links',
	severity: 'warning',
	status: 'failed',
});

it('marks a value that may hurt, whatever its finding weighs and wherever it is filed', () => {
	const description = '<meta name="description" content="Baskets.">';
	expect(markOf('description', description, [short])).toEqual({ state: 'look', finding: short });
	expect(markOf('images', '<a href="/"><img src="a.jpg"></a>', [linkedImage])).toEqual({
		state: 'look',
		finding: linkedImage,
	});
	const passed = rule({ name: 'images_are_not_broken', group: 'images', status: 'passed' });
	expect(markOf('images', '<img src="a.jpg">', [passed])?.state).toBe('look');
	expect(markOf('images', '<img src="a.jpg" alt="A loaf">', [passed])?.state).toBe('right');
	const canonical = rule({ name: 'canonical_tag_used', group: 'indexability', status: 'passed' });
	expect(markOf('canonical', '<link rel="canonical" href="/">', [canonical])?.state).toBe('look');
});

it.each([
	['nothing', 'a hint about something else failed', 'failed', '<a href="/rye">Rye</a>'],
	['unknown', 'it could not be checked', 'not_checked', '<a href="/rye">Rye</a>'],
	['unknown', 'a part of the page is unknown', 'passed', `<a href="/rye">Rye</a>${tooDeep}`],
	['not_applicable', 'no rule applies', 'not_applicable', '<p>Rye'],
	['not_applicable', 'there are none', 'passed', '<p>Rye'],
] as const)('marks links with %s if %s', (state, _why, status, html) => {
	const links = rule({ name: 'links_have_text', group: 'links', severity: 'note', status });

	expect(markOf('links', html, [links])?.state ?? 'nothing').toBe(state);
});

import { expect, it } from 'vitest';
import { rules } from '../rules/rules.ts';
import { needsOf } from './needs-of.ts';

it.each([
	['title_tag_used', []],
	['one_keyword_title_tag', ['keyword']],
	['http_status_is_ok', ['response']],
	['canonical_points_to_this_page', ['url']],
	['page_is_not_blocked_by_robots_txt', ['robots_txt', 'url']],
])('%s needs %j in addition to the page', (name, needs) => {
	const rule = rules.find((known) => known.name === name);
	expect(rule && needsOf(rule)).toEqual(needs);
});

import { expect, test } from 'vitest';
import { finding, reportOf } from '../editor/findings/finding.fixtures.ts';
import {
	blockersIn,
	dismissalsAtWork,
	type SiteDismissal,
	type SitePolicy,
} from './site-policy.ts';

const policy = (overrides: Partial<SitePolicy>): SitePolicy => ({
	blocking: ['links_have_text'],
	dismissals: [],
	canDismissForSite: false,
	...overrides,
});

const dismissal = (kind: SiteDismissal['kind'], name: string): SiteDismissal => ({
	kind,
	name,
	reason: '',
	by: 'Jane',
	at: 1_760_000_000,
});

const links = finding([['a:0']]);

test.each([
	['a failed rule that the site asks for', links, {}, true],
	['one that the writer dismissed', { ...links, isIgnored: true }, {}, true],
	['one that passes', { ...links, status: 'passed' as const }, {}, false],
	['one whose cause a different rule reports', { ...links, isSuperseded: true }, {}, false],
	['a rule that the site does not ask for', links, { blocking: ['page_has_one_h1'] }, false],
	['one that the site dismissed', links, { dismissals: [dismissal('rule', links.name)] }, false],
	[
		'one of a class that it dismissed',
		links,
		{ dismissals: [dismissal('class', 'engine')] },
		false,
	],
])('%s', (_name, rule, overrides, isHeld) => {
	expect(blockersIn(reportOf([rule]), policy(overrides))).toEqual(isHeld ? [rule] : []);
});

test('shows only the site’s dismissals that hide a finding of this post', () => {
	const [engine, other] = [dismissal('class', 'engine'), dismissal('rule', 'page_has_one_h1')];

	expect(dismissalsAtWork(reportOf([links]), policy({ dismissals: [engine, other] }))).toEqual([
		engine,
	]);
});

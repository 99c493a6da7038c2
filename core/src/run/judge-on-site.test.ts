import { expect, test } from 'vitest';
import type { SiteFacts } from '../facts/given/site-facts.ts';
import { allFixtures } from '../rules/all-fixtures.ts';
import { fixtureHtml, fixtureOptions } from '../rules/ordinary-page.ts';
import { ordinarySite } from '../rules/ordinary-site.ts';
import { summarizePage } from '../site/summarize-page.ts';
import { auditHtml, factsOfHtml } from './audit-html.ts';
import { judgeOnSite } from './judge-on-site.ts';

const fixtures = (await allFixtures())
	.filter(({ rule }) => rule.needs.includes('site'))
	.flatMap(({ bad, good, rule, unjudged = {} }) =>
		Object.entries({ ...bad, ...good, ...unjudged })
			.filter(([, fixture]) => fixture.site)
			.map(([name, fixture]) => [rule.name, name, fixture] as const),
	);

test.each(fixtures)(
	'%s has the same result with the site known at once or afterwards on %s',
	(_rule, _name, fixture) => {
		const html = fixtureHtml(fixture);
		const { site = ordinarySite, ...options } = fixtureOptions(fixture);
		const summarized = summarizePage(factsOfHtml(html, options), options, true);
		if (!summarized) throw new Error('A document has a summary.');
		const judged = judgeOnSite(auditHtml(html, options), summarized, site, options);
		const { rules, findings, counts, score } = auditHtml(html, { ...options, site });
		expect(judged).toMatchObject({ rules, findings, counts, score });
		expect(judgeOnSite(judged, summarized, site, options)).toEqual(judged);
	},
);

test('a rule that was left out of the report stays out', () => {
	const options = fixtureOptions({});
	const summarized = summarizePage(factsOfHtml(fixtureHtml({}), options), options);
	const report = { ...auditHtml(fixtureHtml({}), options), rules: [], findings: [] };
	const site: SiteFacts = {
		...ordinarySite,
		sameTitle: { count: 1, example: 'https://a.example/' },
	};
	if (!summarized) throw new Error('A document has a summary.');
	expect(judgeOnSite(report, summarized, site, options)).toMatchObject({ rules: [], findings: [] });
});

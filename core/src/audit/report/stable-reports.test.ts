import { expect, it } from 'vitest';
import { allFixtures } from '../../rules/all-fixtures.ts';
import type { BadFixture } from '../../rules/fixture.ts';
import { fixtureHtml, fixtureOptions } from '../../rules/ordinary-page.ts';
import { auditHtml } from '../../run/audit-html.ts';
import { reportWithoutTexts } from './report-without-texts.fixtures.ts';

/** Pages of every group of rules, in several languages. */
const pages = [
	'content/content-has-no-mojibake: an apostrophe in the wrong encoding',
	'content/keyword-in-first-paragraph: the keyword nowhere in the text',
	'description/meta-description-is-in-head: a description in the body',
	'description/meta-description-language-matches-page: a Russian description',
	'headings/h1-tag-used: no h1',
	'headings/subheadings-used-in-long-text: a long Japanese text',
	'images/images-have-alt-attribute: logos in the footer',
	'indexability/canonical-is-https: a URL without encryption',
	'indexability/large-image-preview-is-allowed: small images alone',
	'indexability/page-is-not-blocked-by-robots-txt: a Japanese path, written plainly',
	'indexability/robots-txt-is-valid: a rule for nobody',
	'international/hreflang-codes-are-valid: a union for a country',
	'links/base-href-is-safe: two bases',
	'links/no-links-to-local-or-staging-hosts: a URL on a private network',
	'page/no-mixed-content: a script',
	'structured-data/structured-data-has-required-properties: a restaurant without an address',
	'title/only-one-title-tag: the same title twice',
	'title/title-tag-used: no title',
];

const fixtures = new Map<string, BadFixture>(
	(await allFixtures()).flatMap(({ path, bad }) => {
		// A group keeps its rules in sub-folders; moving a rule between them changes no report.
		const [group, file] = [path.split('/').at(0), path.split('/').at(-1)];
		const page = `${group}/${file?.replace('.fixtures.ts', '')}`;
		return Object.entries(bad).map(([name, fixture]) => [`${page}: ${name}`, fixture] as const);
	}),
);

it('reports the same facts, places and ids when the wording changes', async () => {
	const reports = pages.flatMap((name) => {
		const fixture = fixtures.get(name);
		if (!fixture) throw new Error(`No fixture is called “${name}”. Correct the list of pages.`);
		const report = auditHtml(fixtureHtml(fixture), fixtureOptions(fixture));
		return [`== ${name}`, ...reportWithoutTexts(report), ''];
	});

	// Update after an intended change with `-u`; read the difference before you commit it.
	await expect(reports.join('\n')).toMatchFileSnapshot('stable-reports.txt');
});

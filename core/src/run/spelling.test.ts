import { isDeepStrictEqual } from 'node:util';
import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { printHtml, type Spelling } from '../audit/formats/print-html.fixtures.ts';
import { allFixtures } from '../rules/all-fixtures.ts';
import type { Fixture } from '../rules/fixture.ts';
import { fixtureHtml, fixtureOptions } from '../rules/ordinary-page.ts';
import { type AuditHtmlOptions, auditHtml } from './audit-html.ts';

type Page = readonly [name: string, html: string, options: AuditHtmlOptions];

const files = await allFixtures();
const fixtures = files.flatMap(({ bad, good, rule, unjudged = {} }) =>
	Object.entries<Fixture>({ ...good, ...bad, ...unjudged }).map(
		([name, fixture]): Page => [
			`${rule.name}: ${name}`,
			fixtureHtml(fixture),
			fixtureOptions(fixture),
		],
	),
);

/** The content of the report, without positions. */
function said(html: string, options: AuditHtmlOptions) {
	const { rules, score } = auditHtml(html, options);
	return {
		score,
		rules: rules.map(({ name, occurrences, status }) => ({
			name,
			status,
			messages: occurrences.map(({ messageKey }) => messageKey),
		})),
	};
}

const spellings: Readonly<Record<string, Spelling>> = {
	'the order of attributes': { turned: true },
	'the case of tag and attribute names': { upper: true },
	'white space between block-level tags': { spaced: true },
};

/** Those spellings that change not only the HTML of a page but also its report. */
function changing(html: string, options: AuditHtmlOptions): readonly string[] {
	const document = parse(html, { scriptingEnabled: true });
	const plain = printHtml(document);
	const expected = said(plain, options);
	const changes = (spelling: Spelling) => {
		const spelled = printHtml(document, spelling);
		return spelled !== plain && !isDeepStrictEqual(said(spelled, options), expected);
	};
	// Trying all of them together takes a third of the time; each is tried alone only if all together
	// change the report.
	const every: Spelling = Object.assign({}, ...Object.values(spellings));
	if (!changes(every)) return [];
	const alone = Object.entries(spellings).filter(([, spelling]) => changes(spelling));
	return alone.length > 0 ? alone.map(([name]) => name) : ['all of them together'];
}

it('the way the HTML is written does not change the result', () => {
	const changed = fixtures
		.map(([page, html, options]) => ({ page, changing: changing(html, options) }))
		.filter(({ changing }) => changing.length > 0);
	expect(changed).toEqual([]);
});

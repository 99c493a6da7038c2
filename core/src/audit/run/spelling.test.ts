import { parse } from 'parse5';
import { expect, it } from 'vitest';
import { allFixtures } from '../../rules/all-fixtures.ts';
import type { Fixture } from '../../rules/fixture.ts';
import { fixtureHtml, fixtureOptions } from '../../rules/ordinary-page.ts';
import { printHtml, type Spelling } from '../formats/print-html.fixtures.ts';
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
/** What the report says, without where it says so. */
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

it.each(Object.entries(spellings))(
	'%s changes nothing',
	(_name, spelling) => {
		for (const [page, html, options] of fixtures) {
			const document = parse(html, { scriptingEnabled: true });
			const plain = said(printHtml(document), options);
			expect(said(printHtml(document, spelling), options), page).toEqual(plain);
		}
	},
	60_000,
);

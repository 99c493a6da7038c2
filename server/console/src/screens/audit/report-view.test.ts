import { type AuditHtmlOptions, auditHtml, toDetails } from '@plumbline/core';
import { fixtureHtml, fixtureOptions } from '@plumbline/core/ordinary-page';
import { expect, test } from 'vitest';
import { isGood } from './report-view.tsx';

const { response, robotsTxt, ...options } = fixtureOptions({});
const known = { ...options, ...(response && { response }), ...(robotsTxt && { robotsTxt }) };
const tooDeep = '<div>'.repeat(600);

test.each<[string, string | undefined, AuditHtmlOptions, boolean]>([
	['read and checked', undefined, known, true],
	[
		'whose headers are unknown',
		undefined,
		{ ...known, response: { status: 200, headers: null } },
		false,
	],
	['whose response is unknown', undefined, { ...options, ...(robotsTxt && { robotsTxt }) }, false],
	['whose robots.txt is unknown', undefined, { ...options, ...(response && { response }) }, false],
	['too deep to be read', tooDeep, known, false],
	['with something to fix', '<p>Lorem ipsum dolor sit amet.</p>', known, false],
])('a page %s is called fine only if nothing is unknown', (_page, main, about, expected) => {
	const html = fixtureHtml(main === undefined ? {} : { main });

	expect(isGood(toDetails(auditHtml(html, about)))).toBe(expected);
});

import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { problemSchema } from '../problem.ts';
import { htmlReportSchema, pageReportSchema } from './page-report.ts';
import { reportOnHtml } from './report-on-html.ts';
import { reportOnPage } from './report-on-page.ts';

const id = z.union([z.string(), z.number()]);

const given = {
	id: z.optional(id.check(z.meta({ description: 'Returned with the report of this line.' }))),
};

const place = {
	/** Line of the request, counted from 1. */
	line: z.int(),
	/** As given; null if there was none. */
	id: z.nullable(id),
};

export const reportOnMany = defineEndpoint({
	name: 'reportOnMany',
	paths: ['/api/v3/optimization/batch'],
	scope: 'optimize',
	kind: 'audit',
	allowance: 'requests',
	takesHtml: true,
	lines: true,
	summary: 'Test many pages',
	description:
		'Takes one JSON object per line (NDJSON): the parameters of a report on HTML or, without html, of a report on a published page, and an id of your own. Returns one line for each as soon as it is done, with its report or its problem. Parameters in the query apply to every line that does not give its own. Lines are read as fast as they are processed, and each counts as a report of its kind; a line that exceeds that limit waits.',
	input: z.union([z.extend(reportOnHtml.input, given), z.extend(reportOnPage.input, given)]),
	output: z.union([
		z.strictObject({ ...place, report: z.union([pageReportSchema, htmlReportSchema]) }),
		z.strictObject({ ...place, problem: problemSchema }),
	]),
	example: { id: 'home', html: '<title>Bakery</title><h1>Bakery</h1>', geo: 'us' },
	problems: [],
});

export type BatchLine = z.infer<typeof reportOnMany.output>;

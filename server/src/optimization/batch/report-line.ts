import { type BatchLine, type Endpoint, reportOnHtml, reportOnPage } from '@plumbline/core/api';
import { mergeParams, type Parameters, parseInput } from '../../http/parameters/merge-params.ts';
import { problemBody } from '../../http/problems/problem-body.ts';
import { ProblemError } from '../../http/problems/problem-error.ts';
import { toProblem } from '../../http/problems/to-problem.ts';
import { reportHtml } from '../report-html.ts';
import { type PageReportContext, reportPage } from '../report-page.ts';
import type { Line } from './read-lines.ts';

export interface LineContext extends Omit<PageReportContext, 'onRemember'> {
	/** Defaults for parameters that a line does not contain. */
	readonly parameters: Parameters;
	readonly path: string;
	readonly requestId: string;
	/** Waits until the caller is allowed one more report of this kind. */
	readonly waitForTurn: (kind: Endpoint['allowance']) => Promise<void>;
	readonly onUnforeseen: (error: unknown) => void;
}

/** The report of one line, or its problem; a problem does not affect the other lines. */
export async function reportLine(line: Line, context: LineContext): Promise<BatchLine> {
	let id: BatchLine['id'] = null;
	try {
		const given = parseLine(line);
		id = idOf(given);
		const report = await reportOn(mergeParams(context.parameters, given), context);
		return { line: line.number, id, report };
	} catch (error) {
		const problem = toProblem(error);
		if (problem.code === 'internal_error' && !context.signal.aborted)
			context.onUnforeseen(problem.cause);
		return { line: line.number, id, problem: problemBody(problem, context) };
	}
}

async function reportOn(parameters: Parameters, context: LineContext) {
	if (parameters.html === undefined) {
		const input = parseInput(reportOnPage, parameters);
		await context.waitForTurn(reportOnPage.allowance);
		return reportPage(input, context);
	}
	const input = parseInput(reportOnHtml, parameters);
	await context.waitForTurn(reportOnHtml.allowance);
	return reportHtml(input, { kind: 'text', text: input.html }, context);
}

function parseLine({ text }: Line): Parameters {
	if (text === null) {
		throw new ProblemError('body_too_large', 'The line is longer than 20 MiB.');
	}
	const value = parseJson(text);
	if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
		return { ...value };
	}
	throw new ProblemError('invalid_body', 'The line is not a JSON object. Write one on each line.');
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

function idOf({ id }: Parameters): BatchLine['id'] {
	if (id === undefined || id === null) return null;
	if (typeof id === 'string' || typeof id === 'number') return id;
	const message = 'Give a string or a number.';
	throw new ProblemError('invalid_parameter', `id: ${message}`, {
		errors: [{ parameter: 'id', message }],
	});
}

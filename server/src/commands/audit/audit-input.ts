import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type AuditedPage, restrictReport } from '@plumbline/core';
import { HtmlTooLargeError, type RuleError } from '../../audits/audit-task.ts';
import { PageTooComplexError } from '../../audits/audit-thread.ts';
import { type AuditServices, auditUrl } from '../../audits/audit-url.ts';
import { defaultLimits } from '../../fetch-page/limits.ts';
import { fetchProblem } from '../../optimization/fetch-problem.ts';
import type { AuditSettings } from './audit-settings.ts';
import type { AuditInput } from './find-inputs.ts';

export interface Failure {
	readonly subject: string;
	/** Why there is no report, a sentence. */
	readonly failure: string;
}

export interface Audited extends AuditedPage {
	readonly ruleErrors: readonly RuleError[];
}

export interface InputContext {
	readonly services: AuditServices;
	readonly settings: AuditSettings;
	readonly stdin: Readable;
	readonly signal: AbortSignal;
}

const mostBytes = defaultLimits.pageBytes;

/** One page, from wherever it comes, by the way that the server uses too. */
export async function auditInput(
	input: AuditInput,
	context: InputContext,
): Promise<Audited | Failure> {
	const subject = subjectOf(input);
	try {
		return await auditOne(input, subject, context);
	} catch (error) {
		const failure = failureOf(error);
		if (failure === null) throw error;
		return { subject, failure };
	}
}

function subjectOf(input: AuditInput): string {
	if (input.kind === 'stdin') return '(standard input)';
	return input.kind === 'url' ? input.url : input.path;
}

async function auditOne(
	input: AuditInput,
	subject: string,
	{ services, settings, stdin, signal }: InputContext,
): Promise<Audited | Failure> {
	const { options, keep } = settings;
	if (input.kind === 'url') {
		const audited = await auditUrl(services, { url: input.url, geo: options.geo, signal }, options);
		if (audited.kind !== 'audited') return { subject, failure: fetchProblem(audited).message };
		const { report, ruleErrors } = audited.result;
		return { subject: audited.page.url, report: restrictReport(report, keep), ruleErrors };
	}
	const bytes = input.kind === 'file' ? await readFileWithin(input.path) : await readAll(stdin);
	const html = { kind: 'bytes', bytes, charset: null } as const;
	const { report, ruleErrors } = await services.pool.run({ html, mostBytes, options }, signal);
	return { subject, report: restrictReport(report, keep), ruleErrors };
}

/** Never the whole of a file that is too large anyway. */
async function readFileWithin(path: string): Promise<Buffer> {
	const file = await open(path);
	try {
		if ((await file.stat()).size > mostBytes) throw new HtmlTooLargeError();
		return await file.readFile();
	} finally {
		await file.close();
	}
}

async function readAll(stdin: Readable): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of stdin) {
		chunks.push(chunk);
		bytes += chunk.length;
		if (bytes > mostBytes) throw new HtmlTooLargeError();
	}
	return Buffer.concat(chunks);
}

function failureOf(error: unknown): string | null {
	if (error instanceof HtmlTooLargeError) return 'It is larger than 15 MB.';
	if (error instanceof PageTooComplexError) {
		return 'It takes more time or memory than one audit may.';
	}
	// What the file system refuses, it explains itself.
	if (error instanceof Error && 'syscall' in error) return `It cannot be read: ${error.message}.`;
	return null;
}

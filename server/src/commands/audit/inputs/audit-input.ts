import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { type AuditedPage, restrictReport, type SummarizedPage } from '@plumbline/core';
import type { Pace } from '../../../crawl/pace/pace.ts';
import type { OnBusyHost } from '../../../crawl/visits/audit-in-turn.ts';
import { type AuditTask, htmlTooLarge, type RuleError } from '../../../pages/audits/audit-task.ts';
import type { AuditServices, Rendering } from '../../../pages/audits/audit-url.ts';
import { defaultLimits } from '../../../pages/fetch/limits.ts';
import { hasCode } from '../../../process/expected-error.ts';
import { fileProblem } from '../../../process/file-problem.ts';
import type { AuditSettings } from '../audit-settings.ts';
import type { Journal } from '../journal.ts';
import type { AuditInput } from './find-inputs.ts';
import { tooComplex, tooLarge } from './visit-failure-text.ts';
import { whyNotHtml } from './why-not-html.ts';

export interface Failure {
	readonly subject: string;
	/** Why there is no report, as a sentence. */
	readonly failure: string;
}

export interface Audited extends AuditedPage {
	readonly ruleErrors: readonly RuleError[];
	/** Left out for a page that was not requested now. */
	readonly rendering?: Rendering;
	/** The summary of this page for the audits of the site's other pages; null for a file. */
	readonly summarized: SummarizedPage | null;
}

export type AuditPage = (input: AuditInput) => Promise<Audited | Failure>;

export interface InputContext {
	readonly services: AuditServices;
	readonly settings: AuditSettings;
	readonly stdin: Readable;
	readonly signal: AbortSignal;
	readonly pace: Pace;
	readonly journal: Journal | null;
	readonly onBusyHost: OnBusyHost;
}

const mostBytes = defaultLimits.pageBytes;

/** Audits one page of any kind of input, with the same code as the server. */
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
	context: InputContext,
): Promise<Audited | Failure> {
	const { services, settings, stdin, signal } = context;
	const { options, keep } = settings;
	if (input.kind === 'url') {
		// Loaded with the first URL, because files need nothing of it.
		const { auditAddress } = await import('./audit-address.ts');
		return auditAddress(input.url, context);
	}
	const bytes = input.kind === 'file' ? await readFileWithin(input.path) : await readAll(stdin);
	const reason = whyNotHtml(bytes, input.kind === 'file' ? input.path : null);
	if (reason !== null) return { subject, failure: reason };
	const html = { kind: 'bytes', bytes, charset: null } as const;
	const { report, ruleErrors, summarized } = await services.pool.run(
		{ html, mostBytes, ...taskOf(input, options) },
		signal,
	);
	return { subject, report: restrictReport(report, keep), ruleErrors, summarized };
}

/** A file with a URL is a page of a site. */
function taskOf(
	input: Exclude<AuditInput, { kind: 'url' }>,
	options: AuditSettings['options'],
): Pick<AuditTask, 'namesFiles' | 'options' | 'wantsSite'> {
	if (input.kind === 'stdin' || input.url === undefined) return { options };
	const { robotsTxt, url } = input;
	const known = { ...options, url, ...(robotsTxt && { robotsTxt }) };
	return { options: known, wantsSite: true, namesFiles: true };
}

/** Checks the size first, so that a file over the limit is not read. */
async function readFileWithin(path: string): Promise<Buffer> {
	const file = await open(path);
	try {
		if ((await file.stat()).size > mostBytes) throw htmlTooLarge();
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
		if (bytes > mostBytes) throw htmlTooLarge();
	}
	return Buffer.concat(chunks);
}

function failureOf(error: unknown): string | null {
	if (hasCode(error, 'html_too_large')) return tooLarge;
	if (hasCode(error, 'page_too_complex')) return tooComplex;
	if (error instanceof Error && 'syscall' in error)
		return `It cannot be read: ${fileProblem(error)}.`;
	return null;
}

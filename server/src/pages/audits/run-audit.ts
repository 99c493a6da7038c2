import {
	auditHtmlPage,
	type DrawnPage,
	digestOf,
	factsOfDrawnPage,
	factsOfHtml,
	followableLinks,
	pageInventory,
	type Report,
	type Rule,
	summarizePage,
} from '@plumbline/core';
import { decodeHtml } from '../fetch/charset.ts';
import {
	type AuditResult,
	type AuditTask,
	type HtmlSource,
	htmlTooLarge,
	type RuleError,
} from './audit-task.ts';
import { pageShape } from './page-shape.ts';

/** By URL: the engine prepares a list of rules once. */
const known = new Map<string, Promise<readonly Rule[]>>();

/** The rules that the configuration of a project exports, which the command has checked. */
function ownRulesIn(url: string): Promise<readonly Rule[]> {
	const rules = known.get(url) ?? load(url);
	known.set(url, rules);
	return rules;
}

async function load(url: string): Promise<readonly Rule[]> {
	const { default: config } = (await import(url)) as {
		readonly default: { readonly ownRules: readonly Rule[] };
	};
	return config.ownRules;
}

export async function runAudit(task: AuditTask): Promise<AuditResult> {
	const { extractions = [], ownRulesIn: url } = task;
	const extract = extractions.length > 0 ? await extractor() : null;
	const ownRules = url ? await ownRulesIn(url) : [];
	return auditWith(task, ownRules, (html) => extract?.(html, extractions) ?? []);
}

async function extractor() {
	const { extractValues } = await import('./extract-values.ts');
	return extractValues;
}

function auditWith(
	{ html, isBrief, mostBytes, namesFiles, options, wantsDigest, wantsSite }: AuditTask,
	ownRules: readonly Rule[],
	extracted: (html: string) => readonly (readonly string[])[],
): AuditResult {
	const { text, charset, drawn } = decode(html, options.geo);
	const bytes = sizeOf(html, text);
	if (bytes > mostBytes) throw htmlTooLarge();
	const ruleErrors: RuleError[] = [];
	const page = drawn ? factsOfDrawnPage(drawn, options) : factsOfHtml(text, options);
	const report = auditHtmlPage(page, {
		...options,
		ownRules,
		onError: ({ name }, error) => ruleErrors.push({ rule: name, error }),
	});
	const links = wantsSite ? followableLinks(page, options) : [];
	const summarized = wantsSite ? summarizePage(page, options, namesFiles) : null;
	return {
		report: isBrief ? onlyFailed(report) : report,
		charset,
		ruleErrors,
		links,
		summarized,
		...(wantsDigest && { digest: digestOf(page) }),
		unjudged: wantsDigest ? unjudgedIn(report) : [],
		build: isBrief
			? {
					shape: pageShape(text),
					bytes,
					inventory: pageInventory(page),
					extracted: extracted(text),
				}
			: null,
	};
}

const unjudgedIn = ({ rules }: Report): readonly string[] =>
	rules.flatMap(({ name, status }) => (status === 'not_checked' ? [name] : []));

/** Two hundred rules with all their texts take longer to copy between threads than to run. */
function onlyFailed(report: Report): Report {
	const rules = report.rules.filter(
		({ reason, status }) => status === 'failed' || reason === 'drawn_by_scripts',
	);
	return { ...report, rules, findings: [], information: [] };
}

/** Keeps a byte order mark, so that bytes and strings give the same text. */
const utf8 = new TextDecoder('utf-8', { ignoreBOM: true });

interface Decoded {
	readonly text: string;
	readonly charset: string;
	readonly drawn?: DrawnPage;
}

function decode(html: HtmlSource, geo: string): Decoded {
	if (html.kind === 'text') return { text: html.text, charset: 'utf-8' };
	if (html.kind === 'utf8') return { text: utf8.decode(html.bytes), charset: 'utf-8' };
	if (html.kind === 'drawn') {
		const drawn: DrawnPage = JSON.parse(utf8.decode(html.bytes));
		return { text: drawn.html, charset: 'utf-8', drawn };
	}
	if (html.kind === 'form') return { text: formValue(html.bytes), charset: 'utf-8' };
	return decodeHtml(html.bytes, { headerCharset: html.charset, geo });
}

/** Size in bytes; for a form value, after percent-decoding. */
function sizeOf(html: HtmlSource, text: string): number {
	return html.kind === 'bytes' ? html.bytes.length : Buffer.byteLength(text);
}

function formValue(bytes: Uint8Array): string {
	return new URLSearchParams(`value=${Buffer.from(bytes).toString()}`).get('value') ?? '';
}

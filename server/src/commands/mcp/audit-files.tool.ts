import { realpath } from 'node:fs/promises';
import { resolve, sep } from 'node:path';
import { PassThrough } from 'node:stream';
import type { AuditedPage, ReportedRule, worstFirst } from '@plumbline/core';
import * as z from 'zod';
import { quote, quotedSchema } from '../../mcp/quoted.ts';
import { defineTool, refused } from '../../mcp/tool.ts';
import { auditParameters } from '../../mcp/tools/audit-html.tool.ts';
import { explanationOf } from '../../process/expected-error.ts';
import type { Terminal } from '../terminal.ts';

/** The rest is in the counts. */
const mostPlaces = 3;
const mostProblems = 3;

/** The tool that audits files of the agent's own machine, below the folders that it may read. */
export const auditFilesBelow = (roots: readonly string[], terminal: Terminal) =>
	defineTool({
		name: 'audit_files',
		title: 'Audit files on this machine',
		description:
			'Audits an HTML file, or all pages of a folder such as the output of a build, and lists what is wrong, worst first, with pages, places and fixes. With base_url it is judged as the site that it will be: links, duplicates, robots.txt.',
		scope: 'optimize',
		effect: 'reads',
		readsWeb: false,
		input: z.object({
			path: z.string().describe('A file or folder, such as dist.'),
			base_url: z
				.optional(z.string())
				.describe('Where it will be published, such as https://example.com/.'),
			...auditParameters,
		}),
		head: z.object({
			provenance: z.object({
				source: z.string(),
				read_at: z.iso.datetime(),
				country: z.string(),
				pages: z.int(),
				complete: z.boolean().describe('Whether every page was audited and could be read.'),
			}),
			cannot_be_indexed: z.int().describe('Pages that search engines would leave out.'),
			quoted: quotedSchema({ problems: z.array(z.string()), worst_page: z.nullable(z.string()) }),
		}),
		item: z.object({
			rule: z.string(),
			severity: z.enum(['blocker', 'error', 'warning', 'note']),
			title: z.string().describe('The state that should hold, and does not.'),
			fix: z.string(),
			pages: z.int(),
			quoted: quotedSchema({
				found: z.array(
					z.object({ page: z.string(), message: z.string(), line: z.nullable(z.int()) }),
				),
			}),
		}),
		async answer(input, { clientFolders, now, onProgress }) {
			const { whyUnread, worstFirst } = await import('@plumbline/core');
			const path = await fileInside(input.path, roots.length > 0 ? roots : await clientFolders());
			const errors = new PassThrough();
			const pages: AuditedPage[] = [];
			const take = (page: AuditedPage) => {
				pages.push(page);
				onProgress(pages.length);
			};
			const isComplete = await auditQuietly(path, { ...terminal, errors }, take, input);
			const worst = pages.toSorted((one, other) =>
				worstFirst(one.report.findings, other.report.findings),
			)[0];
			return {
				head: {
					provenance: {
						source: 'files read now',
						read_at: now.toISOString(),
						country: input.geo,
						pages: pages.length,
						complete: isComplete && pages.every(({ report }) => whyUnread(report.rules) === null),
					},
					cannot_be_indexed: pages.filter(({ report }) => report.indexable === 'no').length,
					quoted: {
						problems: problemsIn(errors),
						worst_page: worst ? quote(worst.subject) : null,
					},
				},
				items: findingsIn(pages, input.include_notes, worstFirst),
			};
		},
	});

interface Question {
	readonly base_url?: string | undefined;
	readonly keyword?: string | undefined;
	readonly geo: string;
	readonly locale?: string | undefined;
	readonly staging: boolean;
}

/** Audits as the command does; false if a page could not be audited. */
async function auditQuietly(
	path: string,
	terminal: Terminal,
	take: (page: AuditedPage) => void,
	{ base_url, keyword, geo, locale, staging }: Question,
): Promise<boolean> {
	const { auditInputs } = await import('../audit/audit-inputs.ts');
	const { auditSettings } = await import('../audit/audit-settings.ts');
	try {
		const settings = await auditSettings({
			geo,
			locale,
			quiet: true,
			...(staging && { environment: 'staging' }),
			...(keyword !== undefined && { keyword: [keyword] }),
		});
		return await auditInputs([path], { 'base-url': base_url }, { settings, take, terminal });
	} catch (error) {
		const explanation = explanationOf(error);
		throw explanation === null ? error : refused(explanation);
	}
}

/** The file in one of the folders, else in the working directory. A link must not lead out either. */
async function fileInside(path: string, folders: readonly string[]): Promise<string> {
	const roots = folders.length > 0 ? folders : ['.'];
	const real = (each: string) => realpath(each).catch(() => null);
	const allowed = (await Promise.all(roots.map(real))).filter((each) => each !== null);
	let isFound = false;
	for (const candidate of [path, ...roots.map((root) => resolve(root, path))]) {
		const place = await real(candidate);
		if (place === null) continue;
		isFound = true;
		const isInside = (root: string) =>
			place === root || place.startsWith(root.replace(/[\\/]?$/, sep));
		if (allowed.some(isInside)) return candidate;
	}
	throw refused(
		isFound
			? `“${path}” is outside of ${roots.join(', ')}. Start plumbline mcp with --root FOLDER to allow a folder.`
			: `“${path}” is not a file or folder in ${[process.cwd(), ...folders].join(' or ')}.`,
	);
}

const problemsIn = (errors: PassThrough) =>
	String(errors.read() ?? '')
		.split('\n')
		.filter(Boolean)
		.slice(0, mostProblems)
		.map(quote);

interface Found {
	readonly page: string;
	readonly rule: ReportedRule;
}

/** The findings of all pages, one of each rule, worst first and those of most pages before others. */
function findingsIn(
	pages: readonly AuditedPage[],
	includeNotes: boolean,
	order: typeof worstFirst,
) {
	const found = pages.flatMap(({ report, subject: page }) =>
		report.findings
			.filter(({ severity }) => includeNotes || severity !== 'note')
			.map((rule): Found => ({ page, rule })),
	);
	const byRule = Map.groupBy(found, ({ rule }) => `${rule.name} ${rule.severity}`);
	return [...byRule.values()]
		.toSorted((one, other) => order([one[0]!.rule], [other[0]!.rule]) || other.length - one.length)
		.map((group) => {
			const [{ rule }] = group as [Found, ...Found[]];
			return {
				rule: rule.name,
				severity: rule.severity,
				title: rule.title,
				fix: rule.fix,
				pages: group.length,
				quoted: { found: group.slice(0, mostPlaces).flatMap(placeOf) },
			};
		});
}

const placeOf = ({ page, rule }: Found) =>
	rule.occurrences.slice(0, 1).map(({ message, nodes }) => ({
		page: quote(page),
		message: quote(message),
		line: nodes[0]?.line ?? null,
	}));

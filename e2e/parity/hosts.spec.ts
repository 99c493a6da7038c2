import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { type AuditHtmlOptions, auditHtml, type Report } from '@plumbline/core';
import { plumbline, servePlumbline } from '../plumbline.ts';
import { type ParityPage, pagesOfEachVerdict } from './pages.ts';

interface Row {
	readonly rule_name: string;
	readonly status: string;
}

interface AnswerLine {
	readonly id: number;
	readonly report?: { readonly audit: readonly Row[] };
	readonly problem?: unknown;
}

type Verdicts = Readonly<Record<string, string>>;

const verdictsOf = (audit: readonly Row[]): Verdicts =>
	Object.fromEntries(audit.map(({ rule_name, status }) => [rule_name, status]));

/** Core's verdicts, reduced to the rules that the answers of the API list. */
const expectedOf = (report: Report): Verdicts =>
	Object.fromEntries(
		report.rules
			.filter(({ class: kind, isListed }) => isListed || kind === 'information')
			.map(({ name, status }) => [name, status]),
	);

// The default is too short for hundreds of pages. One process runs both stories, because
// loading core and building the program take seconds.
test.describe.configure({ timeout: 600_000 });

test('the command gives pages of each verdict the verdicts of core', async () => {
	const pages = distinct(await pagesOfEachVerdict(), ({ html, options: { geo, keywords } }) => [
		html,
		geo,
		keywords,
	]);
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-parity-'));
	try {
		for (const [name, group] of groupedByRequest(pages)) {
			const actual = await auditByCommand(path.join(folder, String(name)), group);
			const expected = group.map(({ html, options: { geo, keywords = [] } }) =>
				expectedOf(auditHtml(marked(html), { geo, keywords })),
			);
			expect(named(group, actual)).toEqual(named(group, expected));
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test('the HTTP interface gives pages of each verdict the verdicts of core', async () => {
	const pages = distinct((await pagesOfEachVerdict()).filter(isAskable), requestOf);
	const folder = mkdtempSync(path.join(tmpdir(), 'plumbline-parity-'));
	const environment = {
		DATABASE_URL: `sqlite:${path.join(folder, 'plumbline.db')}`,
		PLUMBLINE_RATE_LIMIT: 'off',
	};
	const { api_key: key } = JSON.parse(await plumbline(['demo', '--json'], environment));
	const server = await servePlumbline(environment);
	try {
		const actual = await auditByHttp(server.origin, key, pages);
		const expected = pages.map(({ html, options }) =>
			expectedOf(auditHtml(html, sendable(options))),
		);
		expect(named(pages, actual)).toEqual(named(pages, expected));
	} finally {
		await server.stop();
		rmSync(folder, { recursive: true });
	}
});

/** The HTTP API accepts neither an empty text nor a file URL. */
const isAskable = ({ html, options }: ParityPage) =>
	html !== '' && !options.url?.startsWith('file:');

/**
 * The options that a request can contain: status and headers of the response, but no site facts and
 * nothing that only browsers know.
 */
function sendable({
	layout: _layout,
	loadedImages: _loadedImages,
	robotsTxt: _robotsTxt,
	served: _served,
	site: _site,
	vitals: _vitals,
	response,
	...options
}: AuditHtmlOptions): AuditHtmlOptions {
	const status = response?.status ?? null;
	const headers = response?.headers?.length ? response.headers : null;
	if (status === null && headers === null) return options;
	return { ...options, response: { status, headers } };
}

/** A file has no header with its encoding, so a byte order mark says UTF-8. */
const marked = (html: string) => `\ufeff${html}`;

/**
 * One call of the command has a single country and a single set of keywords. Pages with a rare
 * country or rare keywords are audited with the most common ones, because each call starts a
 * process; over HTTP they keep their own.
 */
function groupedByRequest(pages: readonly ParityPage[]) {
	const requests = Map.groupBy(pages, ({ options: { geo, keywords } }) =>
		JSON.stringify([geo, keywords]),
	);
	const [most = [], ...others] = [...requests.values()].toSorted(
		(one, other) => other.length - one.length,
	);
	const [common] = most;
	if (!common) return [].entries();
	const { geo, keywords = [] } = common.options;
	const rare = others.filter(({ length }) => length < 10).flat();
	const asMost = rare.map((page) => ({ ...page, options: { ...page.options, geo, keywords } }));
	const own = others.filter(({ length }) => length >= 10);
	return [[...most, ...asMost], ...own].entries();
}

async function auditByCommand(folder: string, pages: readonly ParityPage[]) {
	const [first] = pages;
	if (!first) return [];
	mkdirSync(folder);
	const file = (index: number) => path.join(folder, `${String(index).padStart(5, '0')}.html`);
	for (const [index, { html }] of pages.entries()) writeFileSync(file(index), marked(html));
	const { geo, keywords = [] } = first.options;
	const asked = keywords.flatMap((keyword) => ['--keyword', keyword]);
	const output = await plumbline([
		'audit',
		folder,
		'--geo',
		geo,
		...asked,
		'--format',
		'json',
		'--all-rules',
	]);
	const answer: { pages: { audit: Row[] }[] } = JSON.parse(output);
	return answer.pages.map(({ audit }) => verdictsOf(audit));
}

/** Asks for all pages in one request, whose answer has a line for each, in any order. */
async function auditByHttp(origin: string, key: string, pages: readonly ParityPage[]) {
	const lines = pages.map((page, id) => JSON.stringify({ id, ...requestOf(page) }));
	const answer = await fetch(`${origin}/api/v3/optimization/batch`, {
		method: 'POST',
		headers: { 'content-type': 'application/x-ndjson', authorization: `Bearer ${key}` },
		body: lines.join('\n'),
	});
	if (!answer.ok || !answer.body) throw new Error(await answer.text());
	const verdicts: Verdicts[] = [];
	for await (const line of createInterface({ input: Readable.from(answer.body) })) {
		const { id, report, problem }: AnswerLine = JSON.parse(line);
		if (!report) throw new Error(JSON.stringify(problem));
		verdicts[id] = verdictsOf(report.audit);
	}
	return verdicts;
}

function requestOf({ html, options }: ParityPage) {
	const { geo, keywords = [], response, scope, url } = options;
	return {
		html,
		geo,
		details: true,
		...(keywords.length > 0 && { keyword: keywords }),
		...(url && { url }),
		...(scope && { scope }),
		...(response?.status && { status: response.status }),
		...(response?.headers && {
			headers: response.headers.map(([name, value]) => `${name}: ${value}`).join('\n'),
		}),
	};
}

/** Drops pages that differ only in facts that this host does not know. */
const distinct = (pages: readonly ParityPage[], known: (page: ParityPage) => unknown) => [
	...new Map(pages.map((page) => [JSON.stringify(known(page)), page])).values(),
];

/** Keyed by the name of the page, so that differences show it. */
const named = (pages: readonly ParityPage[], verdicts: readonly Verdicts[]) =>
	Object.fromEntries(pages.map(({ name }, index) => [name, verdicts[index]]));

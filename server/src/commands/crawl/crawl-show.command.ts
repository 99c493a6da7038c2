import { mkdir, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isHostOf } from '../../accounts/own-host.ts';
import { allSites } from '../../accounts/sites.store.ts';
import type { Crawl } from '../../crawl/crawls.store.ts';
import { readLinkGraph } from '../../crawl/graph/link-graph.ts';
import { writeHtmlReport } from '../../crawl/report/html-report.ts';
import { crawlSummary } from '../../crawl/summary/crawl-summary.store.ts';
import { crawlTables } from '../../crawl/tables/crawl-tables.ts';
import { tableFormats, writeTable } from '../../crawl/tables/write-table.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';
import { placeFile } from '../../process/place-file.ts';
import { version } from '../../version.ts';
import { defineCommand } from '../command.ts';
import { localeOf, oneOf } from '../option-values.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { crawlNamed } from './crawl-named.ts';
import { summaryText } from './crawl-summary-text.ts';

export const crawlShow = defineCommand({
	takes: 'CRAWL',
	options: {
		output: {
			type: 'string',
			multiple: true,
			value: 'FILE',
			help: 'Write a report: .html (one file to send, works offline), or .json (the summary). Repeatable.',
		},
		tables: {
			type: 'string',
			value: 'FOLDER',
			help: `Write a table of each kind into FOLDER: ${crawlTables.map(({ name }) => name).join(', ')}.`,
		},
		format: {
			type: 'string',
			value: 'NAME',
			help: `Format of the tables: ${tableFormats.join(', ')}. Default: csv.`,
		},
		locale: { type: 'string', value: 'TAG', help: 'Language of the report: en or ja.' },
		json: { type: 'boolean', help: 'Print the summary as JSON.' },
	},
	async run({ positionals: [word], terminal, values }) {
		const locale = localeOf(values.locale) ?? 'en';
		const format = oneOf(tableFormats, values.format ?? 'csv', '--format');
		const outputs = (values.output ?? []).map((path) => ({ path, kind: kindOf(path) }));
		return withDatabase(terminal, async (database) => {
			const crawl = await crawlNamed(database, word);
			const summary = await crawlSummary(database, crawl);
			for (const { kind, path } of outputs) {
				const to = { path, locale };
				if (kind === 'html') await writeHtmlReport({ database, crawl, summary, version }, to);
				else await writeJson(path, { crawl, summary });
			}
			if (values.tables !== undefined) {
				await writeTables(database, crawl, { folder: values.tables, format, locale });
			}
			if (values.json) printJson(terminal, { id: crawl.id, state: crawl.state, ...summary });
			else if (outputs.length === 0 && values.tables === undefined) {
				print(terminal, await summaryText(database, crawl, summary));
			}
			return 0;
		});
	},
});

function kindOf(path: string): 'html' | 'json' {
	const ending = extname(path).toLowerCase();
	if (ending === '.html' || ending === '.json') return ending === '.html' ? 'html' : 'json';
	throw usageError(`--output: “${path}” should end in .html or .json. --tables writes tables.`);
}

async function writeJson(
	path: string,
	{ crawl, summary }: { readonly crawl: Crawl; readonly summary: object },
): Promise<void> {
	const { createdMs, endedMs, id, settings, state } = crawl;
	const text = `${JSON.stringify({ id, state, createdMs, endedMs, settings, ...summary })}\n`;
	await placeFile(path, (draft) => writeFile(draft, text));
}

async function writeTables(
	database: Database,
	crawl: Crawl,
	{
		folder,
		format,
		locale,
	}: { folder: string; format: (typeof tableFormats)[number]; locale: string },
): Promise<void> {
	await mkdir(folder, { recursive: true });
	const graph = await readLinkGraph(database, crawl.id);
	const { hostname } = new URL(crawl.settings.start);
	const sites = await allSites(database);
	const siteIds = sites.filter(({ domain }) => isHostOf(hostname, [domain])).map(({ id }) => id);
	for (const table of crawlTables) {
		const path = join(folder, `${table.name}.${format}`);
		await writeTable(table, { database, crawl, locale, graph, siteIds }, { format, path });
	}
}

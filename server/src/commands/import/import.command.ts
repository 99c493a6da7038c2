import type { Database } from '../../database/open-database.ts';
import { detectImport, type ImportKind, importKinds } from '../../exchange/import/detect-import.ts';
import { importFacts } from '../../exchange/import/import-facts.ts';
import {
	type ImportFile,
	openImport,
	type ReadProgress,
} from '../../exchange/import/import-file.ts';
import { besideImport } from '../../exchange/import/stored-beside.store.ts';
import { unknownFile } from '../../exchange/import/unknown-file.ts';
import { type ImportedAccounts, importAccounts } from '../../exchange/transfer/import-accounts.ts';
import { formatDay } from '../../facts/day.ts';
import { usageError } from '../../process/expected-error.ts';
import { defineCommand } from '../command.ts';
import { engineKeyOf } from '../engine-values.ts';
import { onlyEngine } from '../only-engine.ts';
import { dayOf } from '../option-values.ts';
import { type AnsweredRankings, askRankings } from '../rankings/ask-rankings.ts';
import { printRankings } from '../rankings/print-rankings.ts';
import { siteNamed, siteOption } from '../site/site-named.ts';
import { createSyncProgress } from '../sync/sync-progress.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { printFactImport, type SiteImport } from './print-fact-import.ts';

const megabyte = 1_000_000;

/** The progress of reading a file, on standard error. */
function createReadProgress(terminal: Terminal, title: string) {
	const progress = createSyncProgress(terminal, title, Date.now);
	const show = ({ readBytes, totalBytes }: ReadProgress) => {
		if (totalBytes < 10 * megabyte) return;
		const [done, total] = [readBytes, totalBytes].map((bytes) => Math.round(bytes / megabyte));
		progress.show({ done: done ?? 0, total: total ?? 0, unit: 'MB' });
	};
	return { show, end: progress.end };
}

export const importCommand = defineCommand({
	takes: 'FILE',
	options: {
		site: siteOption,
		'search-engine': {
			type: 'string',
			value: 'KEY',
			help: 'Engine the figures belong to, such as google_us. Optional if the site tracks only one.',
		},
		format: {
			type: 'string',
			value: 'KIND',
			help: `Format of the file: ${importKinds.join(', ')}. Default: detected from its first bytes.`,
		},
		from: {
			type: 'string',
			value: 'DATE',
			help: 'First day of totals that come without dates.',
		},
		to: { type: 'string', value: 'DATE', help: 'Last day of totals that come without dates.' },
		'dry-run': { type: 'boolean', help: 'Check the file without importing it.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, positionals, terminal }) {
		const path = fileOf(positionals);
		const file = await openImport(path);
		const kind = kindOf(file, path, values.format);
		const progress = createReadProgress(terminal, path);
		const asJson = values.json === true;
		if (kind === 'ndjson') {
			if (values['dry-run']) throw usageError('--dry-run does not work with a Plumbline export.');
			const imported = await withDatabase(terminal, (database) =>
				importAccounts(database, file, progress.show),
			).finally(progress.end);
			printAccountImport(terminal, imported, { asJson });
			return 0;
		}
		const options = {
			engine: values['search-engine'] && engineKeyOf('search-engine', values['search-engine']),
			from: dayOf('from', values.from),
			to: dayOf('to', values.to),
			isDryRun: values['dry-run'] === true,
			onProgress: progress.show,
		};
		const imported = await withDatabase(terminal, async (database) => {
			const site = await siteNamed(database, values.site);
			const summary = await importFacts(database, {
				file,
				kind,
				site,
				engineOfSite: () => onlyEngine(database, site),
				...options,
			});
			const beside = summary.isDryRun ? await besideImport(database, site.id, summary) : [];
			const imported = { ...summary, site, beside };
			const isPrinted = !asJson && !summary.isDryRun;
			return { ...imported, standing: isPrinted ? await standing(database, imported) : null };
		}).finally(progress.end);
		printFactImport(terminal, imported, { asJson });
		if (imported.standing !== null) {
			print(terminal, '');
			printRankings(terminal, imported.site.domain, imported.standing);
		}
		return 0;
	},
});

/** A short summary of the import: the ranks of the first keywords at its end. */
function standing(
	database: Database,
	{ site, tally, engines: [engine] }: SiteImport,
): Promise<AnsweredRankings> {
	const lastDay = [...tally.days].reduce((last, day) => Math.max(last, day), 0);
	const to = lastDay === 0 ? undefined : formatDay(lastDay);
	const question = { site, engine, to, sort: 'clicks', limit: '10', nowMs: Date.now() };
	return askRankings(database, question);
}

function fileOf([file, other]: readonly string[]): string {
	if (file !== undefined && other === undefined) return file;
	throw usageError('Which file? Write, for example, plumbline import facts.csv.');
}

function kindOf({ head }: ImportFile, path: string, format: string | undefined): ImportKind {
	const kind =
		format === undefined ? detectImport(head) : importKinds.find((one) => one === format);
	if (kind) return kind;
	throw usageError(
		format === undefined
			? `“${path}” does not look like a file that can be imported. ${unknownFile(head)} If you know its format, name it with --format.`
			: `--format: “${format}” is not a file format. Write ${importKinds.join(', ')}.`,
	);
}

function printAccountImport(
	terminal: Terminal,
	{ rows, leftOut }: ImportedAccounts,
	{ asJson }: { readonly asJson: boolean },
): void {
	if (asJson) {
		printJson(terminal, { format: 'ndjson', rows, left_out: leftOut });
		return;
	}
	const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
	print(
		terminal,
		`Imported ${rows.account ?? 0} accounts with ${rows.site ?? 0} sites and ${rows.keyword ?? 0} keywords: ${total} rows.`,
	);
	if (leftOut > 0)
		say(terminal, `${leftOut} rows were left out because they refer to deleted items.`);
	if (rows.connection) {
		say(
			terminal,
			`The file does not contain the credentials of ${rows.connection} sources. “plumbline doctor” lists those to enter again.`,
		);
	}
}

import { type ImportedFile, importFile } from '@plumbline/console/contract';
import { parseEngineKey } from '@plumbline/core/api';
import { scheduleFirstAudit } from '../../crawl/on-sites/first-audit.ts';
import type { Database } from '../../database/open-database.ts';
import { detectImport } from '../../exchange/import/detect-import.ts';
import { type FactImport, importFacts } from '../../exchange/import/import-facts.ts';
import { ImportQuestion } from '../../exchange/import/import-question.ts';
import { daysOfImport, notesOnImport } from '../../exchange/import/import-summary.ts';
import { engineUnsaid, type FactImportKind } from '../../exchange/import/read-import.ts';
import { besideImport } from '../../exchange/import/stored-beside.store.ts';
import { unknownFile } from '../../exchange/import/unknown-file.ts';
import { uploadedImport } from '../../exchange/import/uploaded-import.ts';
import { type Day, parseDay } from '../../facts/day.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';
import { ExpectedError } from '../../process/expected-error.ts';
import type { ConsoleContext } from '../console-context.ts';
import { knownSite, siteForDomain, typedDomain } from '../sources/site-for-domain.ts';
import type { Calls } from './serve-calls.ts';

export function serveImportCalls(calls: Calls, { database }: ConsoleContext): void {
	calls.serveFile(importFile, async (input, { nowMs, session }, upload) => {
		const engine = input.search_engine === '' ? undefined : engineOf(input.search_engine);
		const [from, to] = [dayOf('date_from', input.date_from), dayOf('date_to', input.date_to)];
		const domain = typedDomain(input.domain);
		const file = await uploadedImport(upload, input.file_name ?? 'upload');
		const kind = detectImport(file.head);
		if (kind === null) throw new ExpectedError('import_file', unknownFile(file.head));
		if (kind === 'ndjson') throw wholeDatabase();
		const isDryRun = input.dry_run === 'true';
		const known = await knownSite(database, session.accountId, domain);
		const site = isDryRun ? known : await siteForDomain(database, session.accountId, domain);
		try {
			const imported = await importFacts(database, {
				kind,
				file,
				site: site ?? { id: 0, domain },
				engine,
				engineOfSite: engineUnsaid,
				from,
				to,
				onProgress: () => undefined,
				isDryRun,
			});
			if (!isDryRun && site !== null) await scheduleFirstAudit(database, site.id, nowMs);
			return await wireImport(database, imported, site);
		} catch (error) {
			if (!(error instanceof ImportQuestion)) throw error;
			return wireQuestion(kind, error, known?.globalKey ?? null);
		}
	});
}

interface KnownSite {
	readonly id: number;
	readonly globalKey: string;
}

async function wireImport(
	database: Database,
	imported: FactImport,
	site: KnownSite | null,
): Promise<ImportedFile> {
	const { kind, tally } = imported;
	const { first, last } = daysOfImport(tally);
	const beside = await besideImport(database, site?.id ?? 0, imported);
	const facts = Object.entries(tally.facts).filter(([, count]) => count > 0);
	return {
		site_global_key: site?.globalKey ?? null,
		format: kind,
		asks: null,
		series: beside.map(({ engine, first, last, shared }) => ({
			search_engine: engine,
			stored_first_day: first,
			stored_last_day: last,
			stored_in_file: shared,
		})),
		facts: Object.fromEntries(facts),
		keywords: tally.keywords.count,
		first_day: first,
		last_day: last,
		notes: [...notesOnImport(tally)],
	};
}

function wireQuestion(
	format: FactImportKind,
	{ asks }: ImportQuestion,
	site: string | null,
): ImportedFile {
	const nothing = {
		series: [],
		facts: {},
		keywords: 0,
		first_day: null,
		last_day: null,
		notes: [],
	};
	return { site_global_key: site, format, asks, ...nothing };
}

function engineOf(text: string): string {
	const engine = parseEngineKey(text);
	if (engine !== null) return engine;
	throw invalidParameter('search_engine', 'Choose a search engine.');
}

function dayOf(parameter: string, text: string): Day | undefined {
	if (text === '') return undefined;
	const day = parseDay(text);
	if (day !== null) return day;
	throw invalidParameter(parameter, 'Choose a day.');
}

function wholeDatabase() {
	return new ExpectedError(
		'import_file',
		'This is the export of a whole Plumbline database. Only the machine of the server imports it: “plumbline import FILE”.',
	);
}

import type { Site } from '../../accounts/sites.store.ts';
import type { Day } from '../../facts/day.ts';
import type { StoreOptions } from '../../facts/store-facts.ts';
import type { ImportKind } from './detect-import.ts';
import type { ImportFile, ReadProgress } from './import-file.ts';
import { ImportQuestion } from './import-question.ts';
import type { ImportTally } from './import-tally.ts';
import { PlainCsv } from './plain-csv/read-plain-csv.ts';
import { readText } from './read-text.ts';
import { exportSeries } from './search-console/export-series.ts';
import { readSearchConsoleFile } from './search-console/read-search-console-file.ts';
import { searchConsoleFacts } from './search-console/search-console-facts.ts';
import { readSearchTable } from './search-table/read-search-table.ts';
import { readSerpBearFile } from './serpbear/read-serpbear-file.ts';
import { serpBearFacts } from './serpbear/serpbear-facts.ts';
import type { EngineFacts } from './store-import.ts';

export type FactImportKind = Exclude<ImportKind, 'ndjson'>;

export interface ImportRequest {
	readonly file: ImportFile;
	readonly site: Pick<Site, 'id' | 'domain'>;
	/** Canonical key from the call; undefined if only the file may name an engine. */
	readonly engine: string | undefined;
	/** The engine for a file that does not name one. */
	readonly engineOfSite: () => Promise<string>;
	/** Ids of the site’s conversion events, by alias. */
	readonly eventIds: ReadonlyMap<string, number>;
	/** For totals that do not say which days they cover. */
	readonly from: Day | undefined;
	readonly to: Day | undefined;
	readonly onProgress: (progress: ReadProgress) => void;
}

export interface ReadImport {
	readonly parts: readonly EngineFacts[];
	readonly options: StoreOptions;
}

/** For callers that choose no engine by themselves. */
export async function engineUnsaid(): Promise<never> {
	throw new ImportQuestion(
		'search_engine',
		'The file does not say which search engine and country its figures are of.',
	);
}

/** A person chose these keywords, and repeats a fact to correct it. */
const named: StoreOptions = { mostActive: Number.POSITIVE_INFINITY, repeats: 'replace' };

/** The facts of a file. Some files are read only while they are stored; the tally is complete after that. */
export async function readImport(
	kind: FactImportKind,
	request: ImportRequest,
	tally: ImportTally,
): Promise<ReadImport> {
	const engine = async () => request.engine ?? (await request.engineOfSite());
	if (kind === 'search-console') {
		const exported = await readSearchConsoleFile(request);
		const series = exportSeries(exported, request.engine);
		const facts = searchConsoleFacts(exported, series, tally);
		return { parts: [{ engine: series.engine, facts }], options: {} };
	}
	if (kind === 'search-table') {
		return { parts: await readSearchTable(request, tally), options: {} };
	}
	if (kind === 'serpbear') {
		const keywords = await readSerpBearFile(request.file);
		const parts = serpBearFacts(keywords, request.site, request.engine, tally);
		return { parts, options: named };
	}
	const texts = readText(request.file.chunks(request.onProgress));
	if (kind === 'rank-tracker') {
		tally.repeatsCount = 'first';
		tally.warnings.push('These ranks were measured by a rank tracker, not by the search engine.');
		const table = new PlainCsv(tally, request.eventIds, { day: request.to ?? null });
		const facts = table.read(texts);
		return { parts: [{ engine: request.engine ?? (await engineUnsaid()), facts }], options: named };
	}
	const facts = new PlainCsv(tally, request.eventIds).read(texts);
	return { parts: [{ engine: await engine(), facts }], options: named };
}

import type { SearchConsoleExport } from '@plumbline/core';
import { ExpectedError } from '../../../process/expected-error.ts';
import { engineFilter } from '../../../sources/google-search-console/engine-filter.ts';
import { ImportQuestion } from '../import-question.ts';
import { shownValue } from '../shown-value.ts';
import { type ExportFilters, exportFilters } from './export-filters.ts';

export interface ExportSeries {
	/** Canonical key. */
	readonly engine: string;
	/** Queries that the export was limited to; its days are then not those of the whole site. */
	readonly queries: readonly string[];
}

/**
 * The series that an export belongs to. Figures of a part are never stored as those of the whole:
 * what the export does not say has to be named, and a part without a series of its own is refused.
 */
export function exportSeries(
	{ filters: lines, hasPositions }: SearchConsoleExport,
	named: string | undefined,
): ExportSeries {
	if (lines === null) return { engine: named ?? unsaid(hasPositions), queries: [] };
	const filters = exportFilters(lines, { hasSearchType: hasPositions });
	refuseOthers(filters);
	const known = hasPositions ? knownEngine(filters) : null;
	const engine = known ?? named;
	if (engine === undefined) {
		throw hasPositions ? unknownType(filters) : withoutPositions();
	}
	if (named !== undefined && !fits(named, { filters, known, hasPositions })) {
		throw contradiction(known ?? marketOf(filters), named);
	}
	return { engine, queries: filters.queries };
}

/** Null for an unknown search type. */
function knownEngine(filters: ExportFilters): string | null {
	const { device, type } = filters;
	if (type === null) return null;
	if (type !== 'web' && device !== null) {
		throw refused(
			`The export covers ${type} search on one device, which Plumbline does not keep apart. Export again without the filter of devices.`,
		);
	}
	const part = device ?? (type === 'web' ? null : type);
	return `${marketOf(filters)}${part === null ? '' : `__${part}`}`;
}

const marketOf = ({ country }: ExportFilters) =>
	country === null ? 'google' : `google_${country}`;

interface Known {
	readonly filters: ExportFilters;
	readonly known: string | null;
	readonly hasPositions: boolean;
}

function fits(named: string, { filters, known, hasPositions }: Known): boolean {
	if (known !== null) return named === known;
	const filter = engineFilter(named);
	const isOfMarket = named.split('__')[0] === marketOf(filters);
	return isOfMarket && filter?.type.hasQueries === hasPositions && filters.device === null;
}

function refuseOthers({ others }: ExportFilters): void {
	if (others.length === 0) return;
	const list = others
		.slice(0, 5)
		.map(({ name, value }) => `${clean(name)}: ${clean(value)}`)
		.join(', ');
	throw refused(
		`The export is filtered (${list}), so its figures are only a part of the site’s, which Plumbline does not keep apart. Export again without this filter; filters of country, device and query are fine.`,
	);
}

const clean = (text: string) => shownValue(text).slice(1, -1);

function unsaid(hasPositions: boolean): never {
	if (!hasPositions) throw withoutPositions();
	throw new ImportQuestion(
		'search_engine',
		'The file does not say which search type, country and device its figures cover. Import the whole ZIP of the export, or name them: --search-engine google for web search in all countries, google_de for Germany, google__image for image search.',
	);
}

function unknownType({ typeText }: ExportFilters): ImportQuestion {
	return new ImportQuestion(
		'search_engine',
		`The search type ${shownValue(typeText)} is not known in this language. Name it: --search-engine google for web search, google__image, google__video or google__news.`,
	);
}

function withoutPositions(): ImportQuestion {
	return new ImportQuestion(
		'search_engine',
		'Without positions, the figures are of Discover or of Google News, but the export does not say which. Name it: --search-engine google__discover or google__googlenews.',
	);
}

function contradiction(found: string, named: string): ExpectedError {
	return refused(
		`The export has figures of ${found}, as its filters say, and not of ${named}. Leave out --search-engine, or export with other filters.`,
	);
}

const refused = (message: string) =>
	new ExpectedError('import_file', `${message} Nothing was imported.`);

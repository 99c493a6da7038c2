import { type ExportFilter, isQueryHead } from '@plumbline/core';
import { countryNamed } from '../country-named.ts';
import {
	type DevicePart,
	deviceNamed,
	type SearchTypePart,
	searchTypeNamed,
} from './filter-words.ts';

/** The part of all searches that an export covers. */
export interface ExportFilters {
	/** Null if the export names none that we know. */
	readonly type: SearchTypePart | null;
	/** As the export names it. */
	readonly typeText: string;
	/** Two letters; null for all countries. */
	readonly country: string | null;
	readonly device: DevicePart | null;
	/** Filters of queries, which leave out queries but no part of the figures of the others. */
	readonly queries: readonly string[];
	/** Filters of a part that has no series of its own. */
	readonly others: readonly ExportFilter[];
}

/**
 * Exports of search results name their search type and days, those of Discover only the days; any
 * further line limits the figures. Names follow the language of the account, so values decide.
 */
export function exportFilters(
	lines: readonly ExportFilter[],
	{ hasSearchType }: { readonly hasSearchType: boolean },
): ExportFilters {
	const queries: string[] = [];
	const rest: ExportFilter[] = [];
	let country: string | null = null;
	let device: DevicePart | null = null;
	for (const line of lines) {
		const [asDevice, asCountry] = [deviceNamed(line.value), countryNamed(line.value)];
		if (isQueryHead(line.name)) queries.push(line.value);
		else if (asDevice !== null && device === null) device = asDevice;
		else if (asCountry !== null && country === null) country = asCountry.toLowerCase();
		else rest.push(line);
	}
	const [typeLine] = hasSearchType ? rest : [];
	return {
		typeText: typeLine?.value ?? '',
		type: typeLine === undefined ? null : searchTypeNamed(typeLine.value),
		country,
		device,
		queries,
		others: rest.slice(hasSearchType ? 2 : 1),
	};
}

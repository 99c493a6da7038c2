import { formatDay } from '../../days/day.ts';
import type { ImportTally } from '../../import/import-tally.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';
import type { FactImport } from './import-facts.ts';

export function printFactImport(
	terminal: Terminal,
	imported: FactImport,
	{ asJson }: { readonly asJson: boolean },
): void {
	if (asJson) {
		printJson(terminal, wireImport(imported));
		return;
	}
	const { engines, isDryRun, site, tally } = imported;
	const { first, last } = range(tally);
	const days = first === null ? '' : `, ${first} to ${last}`;
	const facts = Object.values(tally.facts).reduce((sum, count) => sum + count, 0);
	print(
		terminal,
		`${isDryRun ? 'Would import' : 'Imported'} ${facts} facts of ${tally.keywords.count} keywords${days}, into ${site.domain} on ${engines.join(', ')}.`,
	);
	for (const note of notes(tally)) say(terminal, note);
}

function wireImport({ engines, isDryRun, kind, site, tally }: FactImport) {
	const { first, last } = range(tally);
	const { facts } = tally;
	return {
		format: kind,
		site_global_key: site.globalKey,
		search_engine_global_keys: engines,
		dry_run: isDryRun,
		facts: {
			ranks: facts.ranks,
			search_days: facts.search,
			search_page_days: facts.searchPages,
			search_periods: facts.searchPeriods,
			site_search_days: facts.siteSearch,
			page_days: facts.pages,
			page_event_days: facts.pageEvents,
			search_volumes: facts.searchVolumes,
		},
		keywords: tally.keywords.count,
		days: tally.days.size,
		date_from: first,
		date_to: last,
		repeated_lines: tally.repeated,
		warnings: notes(tally),
	};
}

function range({ days }: ImportTally): { first: string | null; last: string | null } {
	let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	for (const day of days) {
		if (day < first) first = day;
		if (day > last) last = day;
	}
	if (days.size === 0) return { first: null, last: null };
	return { first: formatDay(first), last: formatDay(last) };
}

function notes({ repeated, unknownPositions, warnings }: ImportTally): readonly string[] {
	const counted = [
		[repeated, 'lines repeat the keyword and day of an earlier line. The last line counts.'],
		[
			unknownPositions,
			'positions of 0 were left out: SerpBear writes 0 both for a failed check and for no rank.',
		],
	] as const;
	return [
		...warnings,
		...counted.flatMap(([count, what]) => (count > 0 ? [`${count} ${what}`] : [])),
	];
}

import type { Site } from '../../accounts/sites.store.ts';
import type { FactImport } from '../../exchange/import/import-facts.ts';
import { daysOfImport, notesOnImport } from '../../exchange/import/import-summary.ts';
import type { StoredBeside } from '../../exchange/import/stored-beside.store.ts';
import { print, printJson, say, type Terminal } from '../terminal.ts';

export interface SiteImport extends FactImport {
	readonly site: Site;
	/** The days that are stored already; only of a dry run. */
	readonly beside: readonly StoredBeside[];
}

export function printFactImport(
	terminal: Terminal,
	imported: SiteImport,
	{ asJson }: { readonly asJson: boolean },
): void {
	if (asJson) {
		printJson(terminal, wireImport(imported));
		return;
	}
	const { beside, engines, isDryRun, site, tally } = imported;
	const { first, last } = daysOfImport(tally);
	const days = first === null ? '' : `, ${first} to ${last}`;
	const facts = Object.values(tally.facts).reduce((sum, count) => sum + count, 0);
	print(
		terminal,
		`${isDryRun ? 'Would import' : 'Imported'} ${facts} facts of ${tally.keywords.count} keywords${days}, into ${site.domain} on ${engines.join(', ')}.`,
	);
	for (const { engine, first, last, shared } of beside) {
		const stored =
			first === null ? 'no day' : `${first} to ${last}, among them ${shared} days of this file`;
		print(terminal, `Stored of ${engine} until now: ${stored}.`);
	}
	for (const note of notesOnImport(tally)) say(terminal, note);
}

function wireImport({ beside, engines, isDryRun, kind, site, tally }: SiteImport) {
	const { first, last } = daysOfImport(tally);
	const { facts } = tally;
	return {
		format: kind,
		site_global_key: site.globalKey,
		search_engine_global_keys: engines,
		dry_run: isDryRun,
		stored_until_now: beside.map(({ engine, first, last, shared }) => ({
			search_engine_global_key: engine,
			date_from: first,
			date_to: last,
			days_in_file: shared,
		})),
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
		warnings: notesOnImport(tally),
	};
}

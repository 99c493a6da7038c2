import type { CsvRecord } from '@plumbline/core';
import type { Facts } from '../../../facts/facts.ts';
import { ExpectedError } from '../../../process/expected-error.ts';
import type { ImportTally } from '../import-tally.ts';
import { readRecords } from '../read-records.ts';
import { SeenDays } from '../seen-days.ts';
import { shownValue } from '../shown-value.ts';
import { decimalStyle } from './cell-values.ts';
import { findColumns } from './columns.ts';
import { LineFacts } from './line-facts.ts';
import { type LineReader, plainLine } from './plain-line.ts';
import { type TrackedDay, trackerColumns } from './tracker-columns.ts';

const linesPerPart = 10_000;

/** A table of facts, read while it is stored. Its counts are complete once everything is read. */
export class PlainCsv {
	readonly #tally: ImportTally;
	readonly #eventIds: ReadonlyMap<string, number>;
	readonly #tracker: TrackedDay | null;
	readonly #seen = new SeenDays();

	/**
	 * `eventIds`: ids of the site’s conversion events, by alias. `tracker`: the table is that of a
	 * rank tracker, with the names of its columns.
	 */
	constructor(
		tally: ImportTally,
		eventIds: ReadonlyMap<string, number> = new Map(),
		tracker: TrackedDay | null = null,
	) {
		this.#tally = tally;
		this.#eventIds = eventIds;
		this.#tracker = tracker;
	}

	async *read(texts: AsyncIterable<string>): AsyncGenerator<Facts> {
		let reader: LineReader | undefined;
		let waiting = new LineFacts();
		let lines = 0;
		for await (const { records, shape } of readRecords(texts)) {
			let from = 0;
			const [head] = records;
			if (reader === undefined && head !== undefined) {
				reader = this.#reader(head, decimalStyle(shape));
				from = 1;
			}
			for (let at = from; reader !== undefined && at < records.length; at++) {
				const record = records[at];
				if (record !== undefined) this.#add(waiting, record, reader);
				if (++lines % linesPerPart !== 0) continue;
				yield this.#counted(waiting);
				waiting = new LineFacts();
			}
		}
		if (lines === 0)
			throw new ExpectedError(
				'import_file',
				'The file contains no data lines. Nothing was imported.',
			);
		yield this.#counted(waiting);
	}

	#reader({ cells }: CsvRecord, decimals: LineReader['decimals']): LineReader {
		const tracker = this.#tracker;
		const columns = tracker === null ? findColumns(cells) : trackerColumns(cells, tracker);
		if (columns.unknown.length > 0) {
			const names = columns.unknown.slice(0, 12).map(shownValue).join(', ');
			this.#tally.warnings.push(`Columns with unknown names were ignored: ${names}.`);
		}
		return {
			columns,
			day: columns.at.date === undefined ? (tracker?.day ?? null) : null,
			decimals,
			keywordFault: (text) => this.#tally.keywords.fault(text),
			eventIds: this.#eventIds,
		};
	}

	#add(facts: LineFacts, { cells, line: number }: CsvRecord, reader: LineReader): void {
		const line = plainLine(cells, number, reader);
		const { days, keywords } = this.#tally;
		days.add(line.day);
		const keyword = keywords.numberOf(line.keyword);
		const isRepeated = !line.eventId && !this.#seen.add(keyword, line.day);
		if (isRepeated) this.#tally.repeated++;
		// Trackers list all pages that rank for a keyword, the best one first.
		if (!isRepeated || this.#tracker === null) facts.add(line);
	}

	#counted(facts: LineFacts): Facts {
		const { facts: counts } = this.#tally;
		counts.ranks += facts.ranks.length;
		counts.search += facts.search.length;
		counts.searchPages += facts.searchPages.length;
		counts.pages += facts.pages.length;
		counts.pageEvents += facts.pageEvents.length;
		counts.searchVolumes += facts.searchVolumes.length;
		return facts;
	}
}

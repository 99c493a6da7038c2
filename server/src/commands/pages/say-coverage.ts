import type { SearchCoverage } from '@plumbline/core/api';
import { say, type Terminal } from '../terminal.ts';

interface Answered {
	readonly search_engine_global_key: string | null;
	readonly date_from: string;
	readonly date_to: string;
	readonly coverage: SearchCoverage;
}

/** Says which days the figures are about, and which of them are missing or not complete. */
export function sayCoverage(
	terminal: Terminal,
	{ search_engine_global_key, date_from, date_to, coverage }: Answered,
): void {
	if (search_engine_global_key === null) {
		say(terminal, 'No search figures were read yet. “plumbline connect google” connects them.');
		return;
	}
	say(terminal, `${search_engine_global_key}, ${date_from} to ${date_to}.`);
	const days = (ranges: SearchCoverage['missing']) =>
		ranges.map(({ from, to }) => (from === to ? from : `${from} to ${to}`)).join(', ');
	if (coverage.incomplete.length > 0) {
		say(terminal, `Not complete yet: ${days(coverage.incomplete)}.`);
	}
	if (coverage.missing.length > 0) say(terminal, `Not read: ${days(coverage.missing)}.`);
}

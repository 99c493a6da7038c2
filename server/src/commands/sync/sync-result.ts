import { isoTime } from '@plumbline/core/time';
import type { JobState } from '../../jobs/jobs.store.ts';
import type { SyncResult } from '../../jobs/sync/sync-now.ts';
import { print, type Terminal } from '../terminal.ts';
import type { ChosenConnection } from './chosen-connections.ts';

export interface ReportedSync extends ChosenConnection {
	readonly result: SyncResult;
	readonly state: JobState | null;
}

/** 0 only if everything was read. */
export function syncExitCode(syncs: readonly ReportedSync[]): number {
	return syncs.every(({ result }) => result.outcome.kind === 'succeeded') ? 0 : 2;
}

export function sayResult(
	terminal: Terminal,
	{ connection, site }: ChosenConnection,
	result: SyncResult,
): void {
	print(
		terminal,
		`${connection.source}, ${connection.engineKey} of ${site.domain}: ${resultText(result)}`,
	);
	const { outcome } = result;
	for (const note of outcome.kind === 'succeeded' ? outcome.notes : [])
		print(terminal, `  ${note}`);
}

function resultText({ outcome, stored }: SyncResult): string {
	switch (outcome.kind) {
		case 'succeeded':
			return stored === null
				? 'a different process has already read it.'
				: `${stored} rows stored.`;
		case 'failed':
			return outcome.message;
		case 'stopped':
			return 'stopped. Rows read so far are stored; the next run resumes from there.';
		case 'lost':
			return 'a different process took over.';
		case 'gone':
			return 'the connection was removed in the meantime.';
	}
}

export function wireResult({ connection, site, result, state }: ReportedSync) {
	const { outcome, stored } = result;
	return {
		site_global_key: site.globalKey,
		domain: site.domain,
		source: connection.source,
		search_engine: connection.engineKey,
		outcome: outcome.kind,
		stored,
		notes: outcome.kind === 'succeeded' ? outcome.notes : [],
		problem: outcome.kind === 'failed' ? outcome.message : null,
		next_run_at: isoTime(state?.runAtMs ?? null),
	};
}

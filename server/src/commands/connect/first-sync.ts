import { type SyncNowOptions, type SyncResult, syncNow } from '../../jobs/sync/sync-now.ts';
import type { Connection, Source, SyncProgress } from '../../sources/source.ts';
import { createSyncProgress } from '../sync/sync-progress.ts';
import type { Terminal } from '../terminal.ts';

/** The command reads this many days; the server reads the rest later. */
const firstDays = 14;

export interface FirstSync {
	readonly result: SyncResult;
	readonly daysRead: number;
	readonly daysLeft: number;
}

/** Reads the newest days and leaves the others to `serve` and `sync`. */
export async function firstSync(
	connection: Connection,
	source: Source,
	{ terminal, ...options }: Omit<SyncNowOptions, 'signal'> & { readonly terminal: Terminal },
): Promise<FirstSync> {
	const enough = new AbortController();
	const shown = createSyncProgress(terminal, source.title, options.now);
	let last: SyncProgress = { done: 0, total: 0, unit: 'days' };
	const result = await syncNow(connection, source, {
		...options,
		signal: AbortSignal.any([terminal.stop, enough.signal]),
		onProgress: (_, progress) => {
			last = progress;
			const total = progress.unit === 'days' ? Math.min(progress.total, firstDays) : progress.total;
			shown.show({ ...progress, total });
			if (progress.unit === 'days' && progress.done >= firstDays) enough.abort();
		},
	});
	shown.end();
	return { result, daysRead: last.done, daysLeft: last.total - last.done };
}

import type { ReadProgress } from '../../exchange/import/import-file.ts';
import { createSyncProgress } from '../sync/sync-progress.ts';
import type { Terminal } from '../terminal.ts';

const megabyte = 1_000_000;

/** The progress of reading a file, on standard error. */
export function createReadProgress(terminal: Terminal, title: string) {
	const progress = createSyncProgress(terminal, title, Date.now);
	const show = ({ readBytes, totalBytes }: ReadProgress) => {
		if (totalBytes < 10 * megabyte) return;
		const [done, total] = [readBytes, totalBytes].map((bytes) => Math.round(bytes / megabyte));
		progress.show({ done: done ?? 0, total: total ?? 0, unit: 'MB' });
	};
	return { show, end: progress.end };
}

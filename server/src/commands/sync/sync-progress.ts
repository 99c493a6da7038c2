import type { SyncProgress } from '../../sources/source.ts';
import type { Terminal } from '../terminal.ts';

const lineEveryMs = 5000;

interface LiveProgress {
	show(progress: SyncProgress): void;
	end(): void;
}

/** The progress of a source on standard error: one line that is overwritten, or an occasional line in a log. */
export function createSyncProgress(
	{ errors, hasLiveErrors }: Terminal,
	title: string,
	now: () => number,
): LiveProgress {
	let shownMs = now();
	return {
		show: ({ done, total, unit }) => {
			const text = `${title}: ${done} of ${total} ${unit}`;
			if (hasLiveErrors) errors.write(`\r\u001b[K${text}`);
			else if (now() - shownMs >= lineEveryMs) {
				shownMs = now();
				errors.write(`${text}\n`);
			}
		},
		end: () => {
			if (hasLiveErrors) errors.write('\r\u001b[K');
		},
	};
}

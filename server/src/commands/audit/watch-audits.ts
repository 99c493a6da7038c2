import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { watch } from 'chokidar';
import { explanationOf, usageError } from '../../process/expected-error.ts';
import { jsonConfig } from '../project-config/read-project-config.ts';
import { say, type Terminal } from '../terminal.ts';
import { findInputs, isIgnoredFolder, watchedPath } from './inputs/find-inputs.ts';

/** In ms. A build writes its files one after the other. */
const pauseMs = 150;
const clearScreen = '\u001b[2J\u001b[3J\u001b[H';

/** Audits now, and again after each change of the files, until the command is stopped. */
export async function watchAudits(
	words: readonly string[],
	terminal: Terminal,
	audit: () => Promise<unknown>,
): Promise<number> {
	const paths = (await Promise.all(words.map(pathOf))).map((path) => resolve(path));
	const changes = createChanges([...paths, resolve(jsonConfig)], terminal.stop);
	try {
		await changes.ready;
		while (!terminal.stop.aborted) {
			const before = await stateOf(words);
			if (terminal.columns !== null && terminal.environment.TERM !== 'dumb') {
				terminal.output.write(clearScreen);
			}
			await audit().catch((error: unknown) => {
				if (terminal.stop.aborted) return;
				const explanation = explanationOf(error);
				if (explanation === null) throw error;
				say(terminal, `plumbline: ${explanation}`);
			});
			if (terminal.stop.aborted) break;
			say(terminal, 'plumbline: waiting for changes. Ctrl-C ends.');
			// Also the files that the audit itself writes are changes, of which no page is part.
			do await changes.next();
			while (!terminal.stop.aborted && (await stateOf(words)) === before);
		}
		return 0;
	} finally {
		await changes.close();
	}
}

async function pathOf(word: string): Promise<string> {
	const path = await watchedPath(word);
	if (path !== null) return path;
	throw usageError(`--watch is for files, folders and globs, but “${word}” is not one of them.`);
}

/** Equal while no page changed. */
async function stateOf(words: readonly string[]): Promise<string> {
	const inputs = await findInputs(words).catch(() => []);
	const paths = inputs.flatMap((input) => (input.kind === 'file' ? [input.path] : []));
	const states = await Promise.all(
		[...paths, jsonConfig].map(async (path) => {
			const found = await stat(path).catch(() => null);
			return `${path} ${found?.mtimeMs} ${found?.size}`;
		}),
	);
	return states.join('\n');
}

function createChanges(paths: readonly string[], stop: AbortSignal) {
	const roots = new Set(paths);
	const watcher = watch([...paths], {
		ignoreInitial: true,
		ignored: (path) => !roots.has(resolve(path)) && isIgnoredFolder(path),
	});
	let changed = Promise.withResolvers<void>();
	watcher.on('all', () => changed.resolve());
	const onStop = () => changed.resolve();
	stop.addEventListener('abort', onStop);
	return {
		ready: new Promise<void>((resolve, reject) => {
			watcher.once('ready', resolve);
			watcher.once('error', reject);
		}),
		/** Resolves a moment after the next change, or when the command is stopped. */
		async next(): Promise<void> {
			await changed.promise;
			await wait(pauseMs, undefined, { signal: stop }).catch(() => undefined);
			if (!stop.aborted) changed = Promise.withResolvers<void>();
		},
		async close(): Promise<void> {
			stop.removeEventListener('abort', onStop);
			await watcher.close();
		},
	};
}

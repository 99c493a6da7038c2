import { registerHooks } from 'node:module';

/**
 * Preloaded into Playground, whose single worker needs no file locks. Its locks even do harm: it
 * refuses a shared lock on a file that is open for reading (3.1.56 takes `LOCK_SH` for `F_WRLCK`),
 * so PHP's cache of compiled code never hits, and each request takes three times the CPU time.
 */
registerHooks({
	load(url, context, nextLoad) {
		const loaded = nextLoad(url, context);
		if (!url.endsWith('/@php-wasm/node/index.js')) return loaded;
		return { ...loaded, source: withoutLocks(String(loaded.source)) };
	},
});

const withLocks = 'bindUserSpace({ fileLockManager }, userSpaceContext)';

function withoutLocks(source: string): string {
	if (!source.includes(withLocks)) {
		throw new Error(`Playground binds its locks in another way than “${withLocks}”.`);
	}
	return source.replace(withLocks, 'bindUserSpace({}, userSpaceContext)');
}

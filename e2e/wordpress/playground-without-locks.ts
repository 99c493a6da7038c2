import { registerHooks } from 'node:module';

/**
 * Preloaded into Playground, whose one worker shares its files with nobody. Its locks are not only in
 * vain: a shared lock on a file that is open for reading is refused (3.1.56 takes `LOCK_SH` for
 * `F_WRLCK`), so PHP finds nothing in its cache of compiled code and compiles WordPress anew for each
 * request, in three times the processor time.
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

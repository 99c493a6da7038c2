import { thirdPartyNotices } from './third-party-notices.ts';

/** The parts of Rollup’s output that name its modules; Vite 5 and Vite 8 have different types. */
type Bundle = Readonly<Record<string, { readonly type: string; readonly modules?: object }>>;

interface Emitter {
	emitFile(file: { type: 'asset'; fileName: string; source: string }): unknown;
}

/** The name of the file with the licenses of other people’s code, in every build. */
export const noticesFile = 'third-party-notices.txt';

/** Writes that file. Builds that share a plugin, as the entries of an extension do, share the file. */
export function noticesPlugin() {
	const modules = new Set<string>();
	function collect(bundle: Bundle) {
		for (const chunk of Object.values(bundle))
			for (const module of Object.keys(chunk.modules ?? {})) modules.add(module);
	}
	return {
		name: 'third-party-notices',
		/** For bundles of workers, which would replace the file with one of their own. */
		ofWorkers: {
			name: 'third-party-notices-of-workers',
			generateBundle: (_options: unknown, bundle: Bundle) => collect(bundle),
		},
		generateBundle(this: Emitter, _options: unknown, bundle: Bundle) {
			collect(bundle);
			this.emitFile({ type: 'asset', fileName: noticesFile, source: thirdPartyNotices(modules) });
		},
	};
}

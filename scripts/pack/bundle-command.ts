import path from 'node:path';
import { build, type UserConfig } from 'tsdown';
import { noticesPlugin } from '../notices/notices-plugin.ts';

/** The folder of the sources that are bundled. */
export const source = path.resolve(import.meta.dirname, '../../server/src');

interface Bundle {
	/** Paths in `source`. All get into one folder: threads are found beside the module that starts them. */
	readonly entries: readonly string[];
	readonly folder: string;
	/** Packages that are not bundled. */
	readonly outside?: readonly string[];
	readonly plugins?: NonNullable<UserConfig['plugins']>;
}

/** The command with all that it uses, so that it needs no other packages and starts quickly. */
export async function bundleCommand({
	entries,
	folder,
	outside = [],
	plugins,
}: Bundle): Promise<void> {
	await build({
		config: false,
		cwd: source,
		entry: Object.fromEntries(
			entries.map((name) => [path.basename(name, '.ts'), path.join(source, name)]),
		),
		outDir: folder,
		platform: 'node',
		fixedExtension: false,
		deps: {
			alwaysBundle: [new RegExp(`^(?!(?:${outside.join('|')})$)`)],
			neverBundle: [...outside],
			onlyBundle: false,
		},
		dts: false,
		plugins: [plugins, noticesPlugin()],
		logLevel: 'error',
	});
}

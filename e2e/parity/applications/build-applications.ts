import { globSync } from 'node:fs';
import path from 'node:path';
import { compile } from 'svelte/compiler';
import { build, type Plugin } from 'vite';

const folder = path.join(import.meta.dirname, 'frameworks');

/** The scripts of the applications by name, such as `react`. */
export async function buildApplications(): Promise<ReadonlyMap<string, string>> {
	const scripts = new Map<string, string>();
	for (const file of globSync('*.entry.ts', { cwd: folder }).sort()) {
		scripts.set(path.basename(file, '.entry.ts'), await bundled(path.join(folder, file)));
	}
	return scripts;
}

async function bundled(entry: string): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: 'error',
		plugins: [svelte],
		define: {
			'process.env.NODE_ENV': '"production"',
			__VUE_OPTIONS_API__: 'true',
			__VUE_PROD_DEVTOOLS__: 'false',
			__VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
			ngDevMode: 'false',
			ngServerMode: 'false',
		},
		build: { write: false, minify: false, target: 'esnext', lib: { entry, formats: ['es'] } },
	});
	const [bundle] = Array.isArray(result) ? result : [result];
	if (!bundle || !('output' in bundle)) throw new Error('Vite gave no bundle.');
	return bundle.output[0].code;
}

const svelte: Plugin = {
	name: 'svelte',
	transform: (code, id) =>
		id.endsWith('.svelte') ? compile(code, { filename: id, generate: 'client' }).js.code : null,
};

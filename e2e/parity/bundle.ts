import { build } from 'vite';

/** Bundles core, including everything that it loads on demand, into one script for a browser. */
export async function bundleForBrowser(): Promise<string> {
	const result = await build({
		configFile: false,
		logLevel: 'error',
		build: {
			write: false,
			minify: false,
			lib: {
				entry: new URL('in-browser.entry.ts', import.meta.url).pathname,
				formats: ['iife'],
				name: 'parityBundle',
			},
		},
	});
	const [bundled] = Array.isArray(result) ? result : [result];
	if (!bundled || !('output' in bundled)) throw new Error('Vite gave no bundle.');
	return bundled.output[0].code;
}

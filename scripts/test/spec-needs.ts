import path from 'node:path';
import type { Product } from '../build-packages.ts';

export type RealPart = 'Chromium' | 'Firefox' | 'WordPress';

export interface Needs {
	readonly builds: readonly Product[];
	readonly parts: readonly RealPart[];
}

/** The needs of a spec, by its path: a spec is named for the product that it runs in. */
export function specNeeds(file: string): Needs {
	const inWordPress = file.includes('wordpress');
	const inExtension = /\/extension(\/|\.spec)/.test(file);
	const isRelease = file.endsWith('release.spec.ts');
	return {
		builds: [
			...(inExtension || isRelease ? (['extension'] as const) : []),
			...(inWordPress || isRelease ? (['wordpress-plugin'] as const) : []),
			...(isRelease ? (['packages'] as const) : []),
			...(isRelease || /e2e\/docs\//.test(file) ? (['docs'] as const) : []),
		],
		parts: [
			...(isInChromium(file) ? (['Chromium'] as const) : []),
			...(path.basename(file) === 'firefox.spec.ts' ? (['Firefox'] as const) : []),
			...(inWordPress ? (['WordPress'] as const) : []),
		],
	};
}

/** Everything in these folders runs in Chromium, except specs for Firefox and specs without a browser. */
function isInChromium(file: string): boolean {
	const isInFolder = /e2e\/(docs|extension|wordpress|parity|server\/console)/.test(file);
	return isInFolder && !/^(firefox|hosts)/.test(path.basename(file));
}

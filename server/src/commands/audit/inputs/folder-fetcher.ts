import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FetchedPage } from '../../../pages/fetch/fetch-outcome.ts';
import type { PageFetcher } from '../../../pages/fetch/fetch-page.ts';
import { pathWithin } from './folder-urls.ts';

/** Answers with the files of a folder, as a static host will at `base`. */
export function folderFetcher(
	folder: string,
	files: ReadonlySet<string>,
	base: URL,
): Pick<PageFetcher, 'fetchFile'> {
	return {
		async fetchFile({ url }) {
			const path = pathWithin(url, base);
			const isOwn = path !== null && files.has(path);
			if (url === new URL('/robots.txt', base).href && !isOwn)
				return fileAnswer(url, presumedRobots(files, base));
			if (path === null) return { kind: 'not_allowed', detail: `${url} is not in the folder.` };
			return fileAnswer(url, isOwn ? await readFile(join(folder, path)) : null);
		},
	};
}

/** Without the robots.txt of the host, nothing is known against the sitemap of the folder. */
const presumedRobots = (files: ReadonlySet<string>, base: URL) =>
	files.has('sitemap.xml') ? Buffer.from(`Sitemap: ${new URL('sitemap.xml', base).href}`) : null;

export const fileAnswer = (url: string, body: Uint8Array | null): FetchedPage => ({
	kind: 'page',
	url,
	originalUrl: url,
	status: body === null ? 404 : 200,
	headers: [],
	redirects: [],
	body: body ?? new Uint8Array(),
	robots: { text: null, status: null, allowed: true },
});

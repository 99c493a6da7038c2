import type { HttpClient } from '../http-client.ts';
import { fetchRobotsFile, type RobotsFile } from './robots-file.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** A server in trouble is asked again after a minute. */
const failingMs = 60 * 1000;
const mostOrigins = 1000;

export interface RobotsCache {
	read(url: URL, signal: AbortSignal): Promise<RobotsFile>;
}

/** Caches each origin’s robots.txt for a day. */
export function createRobotsCache(client: HttpClient, now: () => number = Date.now): RobotsCache {
	const files = new Map<string, { readonly file: RobotsFile; readonly expires: number }>();
	return {
		async read({ origin }, signal) {
			const known = files.get(origin);
			if (known !== undefined && known.expires > now()) return known.file;
			const file = await fetchRobotsFile(client, origin, signal);
			files.delete(origin);
			files.set(origin, { file, expires: now() + (file.kind === 'failing' ? failingMs : dayMs) });
			if (files.size > mostOrigins) files.delete(files.keys().next().value ?? '');
			return file;
		},
	};
}

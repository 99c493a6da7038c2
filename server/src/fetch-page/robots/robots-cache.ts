import type { HttpClient } from '../http-client.ts';
import { fetchRobotsFile, type RobotsFile } from './robots-file.ts';

const minuteMs = 60 * 1000;

/** How long a file is used before it is requested again, unless its headers allow less. */
export const robotsAgeMs = {
	/** Short, because owners repair their robots.txt and audit the page again. */
	page: minuteMs,
	/** RFC 9309 §2.4. */
	crawl: 24 * 60 * minuteMs,
};

/** Whatever its headers say, a file is not requested anew for each page of a burst. */
const shortestMs = 5000;
const mostOrigins = 1000;

export interface RobotsCache {
	read(url: URL, client: HttpClient, signal: AbortSignal): Promise<RobotsFile>;
	/** The file if it is still fresh; null if it would have to be requested. */
	known(url: URL): RobotsFile | null;
}

export function createRobotsCache(ageMs: number, now: () => number = Date.now): RobotsCache {
	const files = new Map<string, { readonly file: RobotsFile; readonly untilMs: number }>();

	function known({ origin }: URL): RobotsFile | null {
		const kept = files.get(origin);
		return kept !== undefined && kept.untilMs > now() ? kept.file : null;
	}

	return {
		known,
		async read(url, client, signal) {
			const { origin } = url;
			const kept = known(url);
			if (kept !== null) return kept;
			const file = await fetchRobotsFile(client, origin, signal);
			files.delete(origin);
			files.set(origin, { file, untilMs: now() + keptMs(file, ageMs) });
			if (files.size > mostOrigins) files.delete(files.keys().next().value ?? '');
			return file;
		},
	};
}

/** A server in trouble is asked again after a minute. */
function keptMs({ freshMs, kind }: RobotsFile, ageMs: number): number {
	const mostMs = kind === 'failing' ? minuteMs : ageMs;
	return Math.max(shortestMs, Math.min(mostMs, freshMs ?? mostMs));
}

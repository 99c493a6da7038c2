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

/** A server in trouble is asked again after this time, unless its headers name a different one. */
const failingMs = { shortest: 1000, usual: 5000, longest: minuteMs };

/** A file is not requested anew for each page of a burst, even if its headers ask for that. */
const shortestMs = 5000;
const mostOrigins = 1000;

export interface RobotsCache {
	read(url: URL, client: HttpClient, signal: AbortSignal): Promise<KeptRobotsFile>;
	/** The file if it is still fresh; null if it would have to be requested. */
	known(url: URL): KeptRobotsFile | null;
}

export interface KeptRobotsFile extends RobotsFile {
	readonly readMs: number;
	/** When it is requested again. */
	readonly untilMs: number;
}

export function createRobotsCache(ageMs: number, now: () => number = Date.now): RobotsCache {
	const files = new Map<string, KeptRobotsFile>();

	function known({ origin }: URL): KeptRobotsFile | null {
		const kept = files.get(origin);
		return kept !== undefined && kept.untilMs > now() ? kept : null;
	}

	/** The copy that counts while the server is in trouble (RFC 9309 §2.3.1.4): one bad minute should not end a crawl. */
	function earlier(origin: string): KeptRobotsFile | null {
		const kept = files.get(origin);
		const isUsable = kept !== undefined && kept.kind !== 'failing' && kept.readMs + ageMs > now();
		return isUsable ? { ...kept, untilMs: now() + failingMs.longest } : null;
	}

	async function readAgain(
		client: HttpClient,
		origin: string,
		signal: AbortSignal,
	): Promise<KeptRobotsFile> {
		const before = earlier(origin);
		try {
			const file = await fetchRobotsFile(client, origin, signal);
			if (file.kind === 'failing' && before !== null) return before;
			return { ...file, readMs: now(), untilMs: now() + keptMs(file, ageMs) };
		} catch (error) {
			if (before === null || signal.aborted) throw error;
			return before;
		}
	}

	return {
		known,
		async read(url, client, signal) {
			const { origin } = url;
			const kept = known(url);
			if (kept !== null) return kept;
			const file = await readAgain(client, origin, signal);
			files.delete(origin);
			files.set(origin, file);
			if (files.size > mostOrigins) files.delete(files.keys().next().value ?? '');
			return file;
		},
	};
}

function keptMs({ freshMs, kind }: RobotsFile, ageMs: number): number {
	const limits =
		kind === 'failing' ? failingMs : { shortest: shortestMs, usual: ageMs, longest: ageMs };
	return Math.max(limits.shortest, Math.min(limits.longest, freshMs ?? limits.usual));
}

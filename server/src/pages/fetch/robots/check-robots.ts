import { type RobotsVerdict, robotsVerdict } from '@plumbline/core';
import { FetchError, type FetchFailure, type RobotsKnowledge } from '../fetch-outcome.ts';
import type { HttpClient } from '../http-client.ts';
import type { KeptRobotsFile, RobotsCache } from './robots-cache.ts';

/** The name by which a robots.txt can address us. */
export const robotsToken = 'Plumbline';

interface RobotsRequest {
	readonly url: URL;
	readonly client: HttpClient;
	/** robots.txt does not block an account’s own pages. */
	readonly isOwn: boolean;
	/** The crawler that the rules are read for. */
	readonly robotsName: string;
	readonly signal: AbortSignal;
}

/** The result of robots.txt; throws if it blocks us. */
export async function checkRobots(
	cache: RobotsCache,
	{ url, client, isOwn, robotsName, signal }: RobotsRequest,
): Promise<RobotsKnowledge> {
	const file = await cache.read(url, client, signal);
	const failure = refusalOf(file, url, robotsName);
	if (failure !== null && !isOwn) throw new FetchError(failure);
	const text = file.kind === 'rules' ? file.text : null;
	return { text, status: file.status, allowed: failure === null };
}

/** Why a rule of robots.txt blocks a page, as far as that is known without a request. */
export function knownRefusal(
	cache: RobotsCache,
	url: URL,
	robotsName: string,
): FetchFailure | null {
	const file = cache.known(url);
	return file?.kind === 'rules' ? refusalOf(file, url, robotsName) : null;
}

function refusalOf(file: KeptRobotsFile, url: URL, robotsName: string): FetchFailure | null {
	const verdict = robotsVerdict(file.text, robotsName, url);
	const isFailing = file.kind === 'failing';
	if (!isFailing && verdict.allowed) return null;
	const detail = reasonText(url, file, verdict);
	const failing = isFailing ? { status: file.status, untilMs: file.untilMs } : null;
	return { kind: 'robots_disallowed', url: url.href, detail, failing };
}

function reasonText(url: URL, file: KeptRobotsFile, { rule }: RobotsVerdict): string {
	if (file.kind === 'failing') {
		return `robots.txt of ${url.host} returns status ${file.status}, so no page of this host is allowed to be fetched.`;
	}
	return `Line ${rule?.line} of robots.txt (“Disallow: ${rule?.pattern}”) does not allow fetching it.`;
}

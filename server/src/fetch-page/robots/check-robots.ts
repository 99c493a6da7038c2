import { type RobotsVerdict, robotsVerdict } from '@plumbline/core';
import { FetchError, type RobotsKnowledge } from '../fetch-outcome.ts';
import type { RobotsCache } from './robots-cache.ts';
import type { RobotsFile } from './robots-file.ts';

/** The name by which a robots.txt can address us. */
export const robotsToken = 'Plumbline';

interface RobotsRequest {
	readonly url: URL;
	/** robots.txt does not block an account’s own pages. */
	readonly isOwn: boolean;
	readonly signal: AbortSignal;
}

/** The result of robots.txt; throws if it blocks us. */
export async function checkRobots(
	cache: RobotsCache,
	{ url, isOwn, signal }: RobotsRequest,
): Promise<RobotsKnowledge> {
	const file = await cache.read(url, signal);
	const verdict = robotsVerdict(file.text, robotsToken, url);
	const allowed = file.kind !== 'failing' && verdict.allowed;
	if (allowed || isOwn) {
		return { text: file.kind === 'rules' ? file.text : null, status: file.status, allowed };
	}
	const detail = refusal(url, file, verdict);
	throw new FetchError({
		kind: 'robots_disallowed',
		url: url.href,
		detail,
		isRule: file.kind !== 'failing',
	});
}

function refusal(url: URL, file: RobotsFile, { rule }: RobotsVerdict): string {
	if (file.kind === 'failing') {
		return `robots.txt of ${url.host} answers ${file.status}, and until it answers properly nothing there may be fetched.`;
	}
	return `Line ${rule?.line} of robots.txt (“Disallow: ${rule?.pattern}”) does not allow fetching it.`;
}

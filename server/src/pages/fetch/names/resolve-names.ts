import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import type { Resolve } from '../guarded-connector.ts';
import { createHostsFile, systemHostsFile } from './hosts-file.ts';

export interface NameSettings {
	/** Default: the name servers of the machine. */
	readonly servers?: readonly string[];
	readonly hostsFile?: string;
	/** How long to wait for one answer of one name server. */
	readonly queryMs?: number;
	readonly now?: () => number;
}

const defaultQueryMs = 3000;
const tries = 2;
/** Long enough for an outage to cost little, short enough for a repair to be noticed. */
const failureMs = 30_000;
const mostFailures = 1000;

/**
 * Asks the name servers itself. The system’s own resolver holds one of four threads for each name
 * until it gives up, so a few names without an answer would stop every fetch of the process.
 */
export function createNameResolver({
	servers,
	hostsFile = systemHostsFile,
	queryMs = defaultQueryMs,
	now = Date.now,
}: NameSettings = {}): Resolve {
	const hosts = createHostsFile(hostsFile);
	const failures = new Map<string, { readonly error: unknown; readonly untilMs: number }>();
	const running = new Map<string, Promise<readonly LookupAddress[]>>();

	async function ask(name: string): Promise<readonly LookupAddress[]> {
		const fixed = await hosts.addressesOf(name);
		if (fixed.length > 0) return fixed;
		const failure = failures.get(name);
		if (failure !== undefined && failure.untilMs > now()) throw failure.error;
		failures.delete(name);
		try {
			return await askServers(name, servers, queryMs);
		} catch (error) {
			failures.set(name, { error, untilMs: now() + failureMs });
			if (failures.size > mostFailures) failures.delete(failures.keys().next().value ?? '');
			throw error;
		}
	}

	function askOnce(name: string): Promise<readonly LookupAddress[]> {
		const answer = running.get(name) ?? ask(name).finally(() => running.delete(name));
		running.set(name, answer);
		return answer;
	}

	return async (hostname, isAllowed) => {
		const name = hostname.toLowerCase().replace(/\.$/, '');
		try {
			return await askOnce(name);
		} catch (error) {
			// Only the system knows search domains, and the names that machines of a local network announce.
			if (isAllowed && isUnknownName(error)) return lookup(name, { all: true });
			throw error;
		}
	};
}

async function askServers(
	name: string,
	servers: readonly string[] | undefined,
	queryMs: number,
): Promise<readonly LookupAddress[]> {
	// A new one each time, so that changed name servers of the machine are noticed.
	const resolver = new Resolver({ timeout: queryMs, maxTimeout: queryMs, tries });
	if (servers !== undefined) resolver.setServers(servers);
	// With several name servers each of them would get all tries.
	const giveUp = setTimeout(() => resolver.cancel(), queryMs * (tries + 1));
	const answers = await Promise.allSettled([
		resolver.resolve4(name).then((found) => found.map((address) => ({ address, family: 4 }))),
		resolver.resolve6(name).then((found) => found.map((address) => ({ address, family: 6 }))),
	]);
	clearTimeout(giveUp);
	const addresses = answers.flatMap((answer) =>
		answer.status === 'fulfilled' ? answer.value : [],
	);
	if (addresses.length > 0) return addresses;
	throw failureOf(answers);
}

/** The codes of the system’s own resolver: c-ares calls a name server that refuses ECONNREFUSED, as if it were the site. */
function failureOf(answers: readonly PromiseSettledResult<unknown>[]): Error {
	const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason : []));
	const code = reasons.every(isUnknownName) ? 'ENOTFOUND' : 'EAI_AGAIN';
	return Object.assign(new Error('no address', { cause: reasons[0] }), { code });
}

const isUnknownName = (error: unknown) =>
	error instanceof Error &&
	'code' in error &&
	(error.code === 'ENOTFOUND' || error.code === 'ENODATA');

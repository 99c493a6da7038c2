import type { Database } from '../../database/open-database.ts';
import type { Vault } from '../../sources/seal.ts';
import {
	type Connection,
	type Source,
	type SourceCheck,
	SourceError,
} from '../../sources/source.ts';
import { sourceAccess } from '../../sources/source-access.ts';
import { jobError } from '../run-job.ts';
import { withoutSecrets } from './without-secrets.ts';

export interface Examination {
	readonly database: Database;
	readonly vault: Vault;
	readonly fetch: typeof fetch;
	readonly now: () => number;
	readonly signal: AbortSignal;
}

/** A provider that takes longer counts as broken. */
const longestMs = 30_000;

/** Tests for real whether the connection works. The source is null if this version does not know it. */
export async function checkConnection(
	connection: Connection,
	source: Source | null,
	examination: Examination,
): Promise<SourceCheck> {
	if (source === null) return unknown(connection.source);
	const timeout = AbortSignal.timeout(longestMs);
	const signal = AbortSignal.any([examination.signal, timeout]);
	let credentials: unknown = null;
	try {
		const access = await sourceAccess({ ...examination, signal }, connection);
		credentials = access.credentials;
		return await source.check(access);
	} catch (error) {
		examination.signal.throwIfAborted();
		if (timeout.aborted) return tooSlow(source);
		return failed(withoutSecrets(error, credentials));
	}
}

function failed(error: unknown): SourceCheck {
	if (error instanceof SourceError) {
		return { works: false, problem: error.message, remedy: error.remedy };
	}
	const remedy = 'Report it with the output of PLUMBLINE_LOG=debug.';
	return { works: false, problem: jobError(error), remedy };
}

function tooSlow({ title }: Source): SourceCheck {
	return {
		works: false,
		problem: `${title} did not answer within ${longestMs / 1000} seconds.`,
		remedy: 'Check whether this machine can reach it; a proxy or firewall may block it.',
	};
}

function unknown(name: string): SourceCheck {
	return {
		works: false,
		problem: `This version does not know the source “${name}”.`,
		remedy: 'Run the version that connected it.',
	};
}

import type { Database } from '../../database/open-database.ts';
import { jobError } from '../../jobs/job-error.ts';
import type { JobState } from '../../jobs/jobs.store.ts';
import { withoutSecrets } from '../../jobs/sync/without-secrets.ts';
import { type HeldRun, heldRuns } from '../../sources/held-runs.store.ts';
import type { Vault } from '../../sources/seal.ts';
import { type Source, type SourceCheck, SourceError } from '../../sources/source.ts';
import { sourceAccess } from '../../sources/source-access.ts';
import type { ChosenConnection } from '../sync/chosen-connections.ts';
import type { Finding } from './finding.ts';

export interface Examination {
	readonly database: Database;
	readonly vault: Vault;
	readonly fetch: typeof fetch;
	readonly now: () => number;
	readonly signal: AbortSignal;
}

export interface ExaminedConnection extends ChosenConnection {
	readonly finding: Finding;
	readonly job: JobState | null;
	readonly held: readonly HeldRun[];
}

/** A provider that takes longer counts as broken. */
const longestMs = 30_000;

/** Tests the connection for real, and reviews its last runs. */
export async function examineConnection(
	chosen: ChosenConnection,
	{ source, job }: { readonly source: Source | null; readonly job: JobState | null },
	examination: Examination,
): Promise<ExaminedConnection> {
	const { connection, site } = chosen;
	const what = `${connection.source}, ${connection.engineKey} of ${site.domain}`;
	const check =
		source === null ? unknown(connection.source) : await tried(chosen, source, examination);
	const finding = check.works
		? { what, works: true, detail: check.detail, remedy: null }
		: { what, works: false, detail: check.problem, remedy: check.remedy };
	return { ...chosen, finding, job, held: await heldRuns(examination.database, connection) };
}

async function tried(
	{ connection }: ChosenConnection,
	source: Source,
	examination: Examination,
): Promise<SourceCheck> {
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

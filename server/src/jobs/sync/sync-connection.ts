import type { Database } from '../../database/open-database.ts';
import { findConnection } from '../../sources/connections.store.ts';
import type { Vault } from '../../sources/seal.ts';
import {
	type Connection,
	type Source,
	SourceError,
	type SyncProgress,
} from '../../sources/source.ts';
import { sourceAccess } from '../../sources/source-access.ts';
import { syncedSite } from '../../sources/synced-site.store.ts';
import type { HeldJob } from '../job.ts';
import type { PerformJob } from '../run-job.ts';
import { withoutSecrets } from './without-secrets.ts';

export interface SyncSurroundings {
	readonly database: Database;
	readonly sources: readonly Source[];
	readonly vault: Vault;
	readonly fetch: typeof fetch;
	readonly now: () => number;
	readonly onProgress?: (connection: Connection, progress: SyncProgress) => void;
	readonly onStored?: (connection: Connection, stored: number) => unknown;
}

/** Runs the job of a connection: reads its source into the site. */
export function performSync(surroundings: SyncSurroundings): PerformJob {
	return async (job, signal) => {
		const connection = await connectionOf(surroundings.database, job);
		const site = connection && (await syncedSite(surroundings.database, job.siteId));
		if (connection === null || site === null) return null;
		const access = await sourceAccess({ ...surroundings, signal }, connection);
		try {
			const { stored, notes } = await sourceOf(surroundings.sources, connection).sync({
				...access,
				database: surroundings.database,
				target: { siteId: connection.siteId, engineId: connection.engineId },
				site,
				onProgress: (progress) => surroundings.onProgress?.(connection, progress),
			});
			await surroundings.onStored?.(connection, stored);
			return notes;
		} catch (error) {
			throw withoutSecrets(error, access.credentials);
		}
	};
}

function connectionOf(
	database: Database,
	{ siteId, payload }: HeldJob,
): Promise<Connection | null> {
	// Written by scheduleConnection.
	const { connectionId } = payload as { readonly connectionId: number };
	return findConnection(database, siteId, connectionId);
}

function sourceOf(sources: readonly Source[], connection: Connection): Source {
	const source = sources.find(({ name }) => name === connection.source);
	if (source !== undefined) return source;
	throw new SourceError(
		'refused',
		`This version does not know the source “${connection.source}”.`,
		{
			remedy: 'Run the version that created the connection, or remove the connection.',
		},
	);
}

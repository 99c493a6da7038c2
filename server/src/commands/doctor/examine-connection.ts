import type { JobState } from '../../jobs/jobs.store.ts';
import { checkConnection, type Examination } from '../../jobs/sync/check-connection.ts';
import { type HeldRun, heldRuns } from '../../sources/held-runs.store.ts';
import type { Source } from '../../sources/source.ts';
import type { ChosenConnection } from '../sync/chosen-connections.ts';
import type { Finding } from './print-findings.ts';

export interface ExaminedConnection extends ChosenConnection {
	readonly finding: Finding;
	readonly job: JobState | null;
	readonly held: readonly HeldRun[];
}

/** Tests the connection for real, and reviews its last runs. */
export async function examineConnection(
	chosen: ChosenConnection,
	{ source, job }: { readonly source: Source | null; readonly job: JobState | null },
	examination: Examination,
): Promise<ExaminedConnection> {
	const { connection, site } = chosen;
	const what = `${connection.source}, ${connection.engineKey} of ${site.domain}`;
	const check = await checkConnection(connection, source, examination);
	const finding = check.works
		? { what, works: true, detail: check.detail, remedy: null }
		: { what, works: false, detail: check.problem, remedy: check.remedy };
	return { ...chosen, finding, job, held: await heldRuns(examination.database, connection) };
}

import { eventIdsByAlias } from '../../accounts/conversion-events.store.ts';
import type { Site } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { ImportTally } from '../../import/import-tally.ts';
import {
	type FactImportKind,
	type ImportRequest,
	type ReadImport,
	readImport,
} from '../../import/read-import.ts';
import { storeImport } from '../../import/store-import.ts';
import { onlyEngine } from '../only-engine.ts';

export interface FactImport {
	readonly kind: FactImportKind;
	readonly site: Site;
	readonly engines: readonly string[];
	readonly tally: ImportTally;
	readonly isDryRun: boolean;
}

interface FactImportCall extends Omit<ImportRequest, 'engineOfSite' | 'eventIds'> {
	readonly kind: FactImportKind;
	readonly isDryRun: boolean;
}

export async function importFacts(
	database: Database,
	{ kind, isDryRun, ...call }: FactImportCall,
): Promise<FactImport> {
	const { site } = call;
	const tally = new ImportTally();
	const request = {
		...call,
		engineOfSite: () => onlyEngine(database, site),
		eventIds: await eventIdsByAlias(database, site.id),
	};
	const { parts, options } = await readImport(kind, request, tally);
	if (isDryRun) await readAll(parts);
	else await storeImport(database, site.id, parts, options);
	return { kind, site, tally, isDryRun, engines: parts.map(({ engine }) => engine) };
}

/** Reading the file finds everything wrong in it. */
async function readAll(parts: ReadImport['parts']): Promise<void> {
	for (const { facts } of parts) {
		if (!(Symbol.asyncIterator in facts)) continue;
		for await (const _ of facts);
	}
}

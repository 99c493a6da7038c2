import { eventIdsByAlias } from '../../accounts/conversion-events.store.ts';
import type { Database } from '../../database/open-database.ts';
import { ImportTally } from './import-tally.ts';
import { namePeriods } from './name-periods.store.ts';
import {
	type FactImportKind,
	type ImportRequest,
	type ReadImport,
	readImport,
} from './read-import.ts';
import { storeImport } from './store-import.ts';

export interface FactImport {
	readonly kind: FactImportKind;
	readonly engines: readonly string[];
	readonly tally: ImportTally;
	readonly isDryRun: boolean;
}

interface FactImportCall extends Omit<ImportRequest, 'eventIds'> {
	readonly kind: FactImportKind;
	readonly isDryRun: boolean;
}

/** Stores the facts of a file; a dry run reads all of it and stores nothing. */
export async function importFacts(
	database: Database,
	{ kind, isDryRun, ...call }: FactImportCall,
): Promise<FactImport> {
	const tally = new ImportTally();
	const request = { ...call, eventIds: await eventIdsByAlias(database, call.site.id) };
	const { parts, options } = await readImport(kind, request, tally);
	if (isDryRun) await readAll(parts);
	else {
		await storeImport(database, call.site.id, parts, options);
		for (const part of parts) await namePeriods(database, call.site.id, part, call.file.name);
	}
	return { kind, tally, isDryRun, engines: parts.map(({ engine }) => engine) };
}

/** Reading the file finds everything wrong in it. */
async function readAll(parts: ReadImport['parts']): Promise<void> {
	for (const { facts } of parts) {
		if (!(Symbol.asyncIterator in facts)) continue;
		for await (const _ of facts);
	}
}

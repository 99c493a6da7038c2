import { trackEngine } from '../../accounts/engines.store.ts';
import type { Database } from '../../database/open-database.ts';
import type { FactsToStage } from '../../facts/staging.ts';
import { type StoreOptions, storeFacts } from '../../facts/store-facts.ts';

/** The facts of a file for one search engine. */
export interface EngineFacts {
	/** Canonical key; the site tracks the engine from then on. */
	readonly engine: string;
	readonly facts: FactsToStage;
}

/** Stores all parts, or nothing. */
export async function storeImport(
	database: Database,
	siteId: number,
	parts: readonly EngineFacts[],
	options: StoreOptions,
): Promise<void> {
	const targetOf = (engine: string) => async (transaction: Database) => ({
		siteId,
		engineId: await trackEngine(transaction, siteId, engine),
	});
	const [first, second] = parts;
	// The only part is read before the transaction begins, so that others wait less.
	if (first !== undefined && second === undefined) {
		await storeFacts(database, targetOf(first.engine), first.facts, options);
		return;
	}
	await database.transaction().execute(async (transaction) => {
		for (const { engine, facts } of parts) {
			await storeFacts(transaction, targetOf(engine), facts, options);
		}
	});
}

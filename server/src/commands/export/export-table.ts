import type { Database } from '../../database/open-database.ts';
import { writeTable } from '../../exchange/export/write-table.ts';
import { trackedEngine } from '../../rankings/question/tracked-engine.store.ts';
import { engineKeyOf } from '../engine-values.ts';
import { onlyEngine } from '../only-engine.ts';
import { siteNamed } from '../site/site-named.ts';

interface Asked {
	readonly site?: string | undefined;
	readonly 'search-engine'?: string | undefined;
	readonly excel?: boolean | undefined;
}

export async function exportTable(
	database: Database,
	{ site: name, 'search-engine': given, excel = false }: Asked,
	write: (text: string) => Promise<void>,
): Promise<void> {
	const site = await siteNamed(database, name);
	const key =
		given === undefined ? await onlyEngine(database, site) : engineKeyOf('search-engine', given);
	const { id: engineId } = await trackedEngine(database, site.id, key);
	await writeTable(database, { siteId: site.id, engineId }, { forExcel: excel, write });
}

import { importRankings } from '@plumbline/console/contract';
import { parseEngineKey } from '@plumbline/core/api';
import { detectImport } from '../../exchange/import/detect-import.ts';
import { importFacts } from '../../exchange/import/import-facts.ts';
import { daysOfImport, notesOnImport } from '../../exchange/import/import-summary.ts';
import { uploadedImport } from '../../exchange/import/uploaded-import.ts';
import { invalidParameter } from '../../http/problems/problem-error.ts';
import type { ConsoleContext } from '../console-context.ts';
import { knownSite, siteForDomain, typedDomain } from '../sources/site-for-domain.ts';
import type { Calls } from './serve-calls.ts';

export function serveImportCalls(calls: Calls, { database }: ConsoleContext): void {
	calls.serveFile(importRankings, async (input, { session }, upload) => {
		const engine = parseEngineKey(input.search_engine);
		if (engine === null) throw invalidParameter('search_engine', 'Choose a search engine.');
		const domain = typedDomain(input.domain);
		const file = await uploadedImport(upload);
		if (detectImport(file.head) !== 'csv') throw notRankings();
		const isDryRun = input.dry_run === 'true';
		const site = isDryRun
			? await knownSite(database, session.accountId, domain)
			: await siteForDomain(database, session.accountId, domain);
		const { tally } = await importFacts(database, {
			kind: 'csv',
			file,
			site: site ?? { id: 0, domain },
			engine,
			engineOfSite: async () => engine,
			from: undefined,
			to: undefined,
			onProgress: () => undefined,
			isDryRun,
		});
		const { first, last } = daysOfImport(tally);
		return {
			site_global_key: site?.globalKey ?? null,
			search_engine: engine,
			facts: Object.values(tally.facts).reduce((sum, count) => sum + count, 0),
			keywords: tally.keywords.count,
			first_day: first,
			last_day: last,
			notes: [...notesOnImport(tally)],
		};
	});
}

function notRankings() {
	return invalidParameter(
		'file',
		'This is not a table of rankings: its first line must name the columns date and keyword, and for example rank, url, clicks and impressions.',
	);
}

import { setEngines, trackedEngines } from '../../accounts/engines.store.ts';
import { setSite } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';
import { siteNamed, siteOption } from './site-named.ts';
import { type GivenSettings, givenSettings, siteSettingOptions } from './site-settings.ts';

export const siteSet = defineCommand({
	options: {
		site: siteOption,
		...siteSettingOptions,
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const given = givenSettings(values);
		const site = await withDatabase(terminal, (database) =>
			changedSite(database, values.site, given),
		);
		if (values.json) printJson(terminal, site);
		else print(terminal, settingsTable(site));
		return 0;
	},
});

function settingsTable(site: Readonly<Record<string, unknown>>): string {
	const rows = Object.entries(site).map(([name, value]) => [name, String(value)]);
	return textTable(['setting', 'value'], rows);
}

async function changedSite(
	database: Database,
	name: string | undefined,
	{ settings, engineKeys }: GivenSettings,
) {
	const { id, globalKey } = await siteNamed(database, name);
	await database.transaction().execute(async (transaction) => {
		await setSite(transaction, id, settings);
		if (engineKeys !== undefined) await setEngines(transaction, id, engineKeys);
	});
	const site = await siteNamed(database, globalKey);
	return {
		site_global_key: globalKey,
		domain: site.domain,
		title: site.title,
		search_engine_global_keys: await trackedEngines(database, id),
		time_zone: site.timeZone,
		match: site.matchMode,
		depth: site.checkDepth,
		monthly_cap: site.serpMonthlyCap,
	};
}

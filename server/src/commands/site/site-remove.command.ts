import { siteDomain } from '../../accounts/site-domain.ts';
import { sitesNamed } from '../../accounts/sites.store.ts';
import type { Database } from '../../database/open-database.ts';
import { usageError } from '../../process/expected-error.ts';
import { beginSiteRemoval } from '../../upkeep/removal/begin-removal.store.ts';
import { type Removal, removalsOfSite } from '../../upkeep/removal/removals.store.ts';
import { type CommandCall, defineCommand } from '../command.ts';
import { confirmName, yesOption } from '../confirm-name.ts';
import { deleteRemoved } from '../delete-removed.ts';
import { exportFirst, exportOption } from '../export-first.ts';
import { print, printJson } from '../terminal.ts';
import { withDatabase } from '../with-database.ts';
import { siteNamed } from './site-named.ts';

const options = {
	site: { type: 'string', value: 'SITE', help: 'Site to remove, by global key or domain.' },
	export: exportOption,
	yes: yesOption,
	json: { type: 'boolean', help: 'Print JSON.' },
} as const;

export const siteRemove = defineCommand({
	options,
	async run({ values, positionals, terminal }) {
		const removed = await withDatabase(terminal, (database) =>
			removedSite(database, { values, positionals, terminal }),
		);
		if (values.json) printJson(terminal, removed);
		else {
			const file = removed.export === null ? '' : ` Its export is ${removed.export}.`;
			print(terminal, `${removed.domain} is removed, with ${removed.rows} rows.${file}`);
		}
		return 0;
	},
});

async function removedSite(database: Database, { values, terminal }: CommandCall<typeof options>) {
	const name = values.site?.trim();
	if (!name) throw usageError('--site is missing. Name the site to remove.');
	const unfinished = await unfinishedRemoval(database, name);
	const begun = unfinished ?? (await begunRemoval(database, name, { values, terminal }));
	return {
		site_global_key: begun.removal.globalKey,
		domain: begun.removal.domain,
		rows: await deleteRemoved(database, [begun.removal], terminal),
		export: begun.file,
	};
}

interface Begun {
	readonly removal: Removal;
	readonly file: string | null;
}

/** A removal that was stopped is completed without asking again. A new site of that domain comes first. */
async function unfinishedRemoval(database: Database, name: string): Promise<Begun | null> {
	const domain = siteDomain(name) ?? name;
	const known = [...(await sitesNamed(database, name)), ...(await sitesNamed(database, domain))];
	if (known.length > 0) return null;
	const removals = [
		...(await removalsOfSite(database, name)),
		...(await removalsOfSite(database, domain)),
	];
	const [removal] = removals;
	return removal === undefined ? null : { removal, file: null };
}

async function begunRemoval(
	database: Database,
	name: string,
	{ values, terminal }: Pick<CommandCall<typeof options>, 'values' | 'terminal'>,
): Promise<Begun> {
	const { id: siteId, accountId, globalKey, domain } = await siteNamed(database, name);
	const what = `“${domain}” is removed with its keywords, rankings and figures.`;
	await confirmName(terminal, what, domain, values.yes);
	const exported = { accountId, siteId, globalKey };
	const file = await exportFirst(database, exported, values.export, terminal);
	await beginSiteRemoval(database, siteId, Date.now());
	const [removal] = await removalsOfSite(database, globalKey);
	if (removal === undefined) throw new Error(`The removal of ${domain} began but is not there.`);
	return { removal, file };
}

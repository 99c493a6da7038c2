import type { Database } from '../../database/open-database.ts';
import type { Vault } from '../../sources/seal.ts';
import { type Target, targetKinds } from './target.ts';

type NewTarget = Omit<Target, 'id'> & { readonly watchId: number };

export async function addTarget(
	database: Database,
	vault: Vault,
	{ address, kind, secret, siteId, watchId }: NewTarget,
): Promise<void> {
	await database
		.insertInto('watch_target')
		.values({
			site_id: siteId,
			watch_id: watchId,
			kind,
			sealed: await vault.seal(JSON.stringify({ address, secret }), identityOf(siteId)),
		})
		.execute();
}

export interface KeptTarget extends Target {
	readonly watchId: number;
}

/** Targets whose key is missing are left out: they have to be entered again. */
export async function targetsOf(
	database: Database,
	vault: Vault,
	siteId: number,
): Promise<readonly KeptTarget[]> {
	const rows = await database
		.selectFrom('watch_target')
		.select(['id', 'watch_id', 'kind', 'sealed'])
		.where('site_id', '=', siteId)
		.orderBy('id')
		.execute();
	const targets = await Promise.all(
		rows.map(async ({ id, kind: name, sealed, watch_id: watchId }) => {
			const opened = sealed === null ? null : await vault.open(sealed, identityOf(siteId));
			const kind = targetKinds.find((known) => known === name);
			if (opened === null || kind === undefined) return [];
			// Sealed by `addTarget`.
			const { address, secret } = JSON.parse(opened) as Pick<Target, 'address' | 'secret'>;
			return [{ id, siteId, watchId, kind, address, secret }];
		}),
	);
	return targets.flat();
}

const identityOf = (siteId: number) => `watch target of site ${siteId}`;

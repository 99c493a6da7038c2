import { isoTime } from '@plumbline/core/time';
import { type ListedKey, listApiKeys } from '../../accounts/api-keys/api-keys.store.ts';
import { accountNamed } from '../account/account-named.ts';
import { defineCommand } from '../command.ts';
import { print, printJson } from '../terminal.ts';
import { textTable } from '../text-width.ts';
import { withDatabase } from '../with-database.ts';

export const keyList = defineCommand({
	options: {
		account: { type: 'string', value: 'NAME', help: 'List only the keys of this account.' },
		json: { type: 'boolean', help: 'Print JSON.' },
	},
	async run({ values, terminal }) {
		const keys = await withDatabase(terminal, async (database) => {
			if (values.account === undefined) return listApiKeys(database);
			return listApiKeys(database, (await accountNamed(database, values.account)).id);
		});
		if (values.json) printJson(terminal, keys.map(wireKey));
		else
			print(
				terminal,
				textTable(['id', 'account', 'ends in', 'scopes', 'state', 'last used'], keys.map(row)),
			);
		return 0;
	},
});

function wireKey(key: ListedKey) {
	return {
		id: key.id,
		account: key.account,
		last4: key.last4,
		scopes: key.scopes.split(','),
		created_at: isoTime(key.createdMs),
		expires_at: isoTime(key.expiresMs),
		revoked_at: isoTime(key.revokedMs),
		last_used_at: isoTime(key.lastUsedMs),
	};
}

function row(key: ListedKey): string[] {
	const used = isoTime(key.lastUsedMs) ?? 'never';
	return [String(key.id), key.account, key.last4, key.scopes, stateOf(key), used];
}

function stateOf({ revokedMs, expiresMs }: ListedKey): string {
	if (revokedMs !== null) return 'revoked';
	if (expiresMs === null) return 'works';
	return expiresMs > Date.now() ? `until ${isoTime(expiresMs)?.slice(0, 10)}` : 'expired';
}

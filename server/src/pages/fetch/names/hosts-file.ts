import type { LookupAddress } from 'node:dns';
import { readFile, stat } from 'node:fs/promises';
import { isIP } from 'node:net';

type AddressesByName = ReadonlyMap<string, readonly LookupAddress[]>;

export interface HostsFile {
	/** Empty if the file does not list the name. */
	addressesOf(name: string): Promise<readonly LookupAddress[]>;
}

export const systemHostsFile =
	process.platform === 'win32'
		? `${process.env.SystemRoot}\\System32\\drivers\\etc\\hosts`
		: '/etc/hosts';

/** The names that the machine’s owner has fixed; read again after each change. */
export function createHostsFile(path: string): HostsFile {
	let version = '';
	let names: AddressesByName = new Map();
	return {
		async addressesOf(name) {
			const current = await versionOf(path);
			if (current !== version) {
				names = current === '' ? new Map() : parseHosts(await readFile(path, 'utf8'));
				version = current;
			}
			return names.get(name) ?? [];
		},
	};
}

/** Changes with the file; empty without a file. */
async function versionOf(path: string): Promise<string> {
	const file = await stat(path).catch(() => null);
	return file === null ? '' : `${file.mtimeMs} ${file.size}`;
}

function parseHosts(text: string): AddressesByName {
	const names = new Map<string, LookupAddress[]>();
	for (const line of text.split(/\r?\n/)) {
		const [address = '', ...aliases] = line.replace(/#.*/, '').trim().split(/\s+/);
		const family = isIP(address);
		if (family === 0) continue;
		for (const alias of aliases) {
			const name = alias.toLowerCase();
			names.set(name, [...(names.get(name) ?? []), { address, family }]);
		}
	}
	return names;
}

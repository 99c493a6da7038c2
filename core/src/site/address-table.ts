/** URLs as numbers: a large site names each of its pages thousands of times. */
export interface AddressTable {
	/** The same number for the same URL. */
	idOf(address: string): number;
	/** null for an unknown URL. */
	find(address: string): number | null;
	addressOf(id: number): string;
	readonly size: number;
}

export function createAddressTable(): AddressTable {
	const ids = new Map<string, number>();
	const addresses: string[] = [];
	return {
		idOf(address) {
			const known = ids.get(address);
			if (known !== undefined) return known;
			ids.set(address, addresses.length);
			return addresses.push(address) - 1;
		},
		find: (address) => ids.get(address) ?? null,
		addressOf: (id) => addresses[id] ?? '',
		get size() {
			return addresses.length;
		},
	};
}
